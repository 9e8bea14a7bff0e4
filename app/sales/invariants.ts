/** Invariants of sales, each one snapshot. */
import Big from 'big.js'
import { defineInvariant } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { firstNumberOf } from '#core/numbering/series_start'
import { balanceColumns } from '#sales/invoices/invoice_state'
import { instalmentsAddUp } from '#sales/terms/instalments_invariant'
import { compared, MOST_NAMED, type Found } from '#sales/compared'
import { fiscalNumbersAreGiven } from '#sales/fiscal_numbers_invariant'
import { advancesAreFreeMoney } from '#sales/payments/advances_invariant'
import { defineSettlementInvariants } from '#sales/settlement_invariants'

export default function defineSalesInvariants() {
  defineInvariant('receivables = open invoices', receivablesAreOpenInvoices)
  defineInvariant('balances of customers = open invoices', customersOweOpenInvoices)
  defineInvariant('paid amounts = allocations', paidIsAllocated)
  defineInvariant('payments = allocations and free money', paymentsAreAllocatedOrFree)
  defineInvariant('customer advances = free money', advancesAreFreeMoney)
  defineInvariant('credited amounts = credit notes', creditedIsNoted)
  defineInvariant('withheld amounts = withholdings of documents', withheldIsNoted)
  defineInvariant('instalments = totals less credits', instalmentsAddUp)
  defineInvariant('numbers of documents have no gaps', documentsAreNumbered)
  defineInvariant('fiscal numbers have no gaps', fiscalNumbersAreGiven)
  defineInvariant('goods of invoices = their movements', goodsAreMoved)
  defineSettlementInvariants()
}

/** The open amount of an invoice: zero for drafts and void ones. */
const OWED = `CASE WHEN i.number > 0 AND i.voided_at IS NULL THEN ${balanceColumns('i')} ELSE 0 END`

/** The receivables account equals open invoices. Names invoices with a wrong balance. */
export async function receivablesAreOpenInvoices(): Promise<Found> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(b.debit - b.credit), 0) AS account, (SELECT COALESCE(SUM(i.balance), 0) FROM invoices i WHERE i.tenant_id = ? AND i.balance <> 0) AS open
         FROM account_roles r JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id WHERE r.tenant_id = ? AND r.role = 'receivable'`,
      [tenantId, tenantId],
    ],
    [
      `SELECT i.id, i.number, i.balance, ${OWED} AS owed FROM invoices i WHERE i.tenant_id = ? AND i.balance <> ${OWED} LIMIT ${MOST_NAMED}`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sums.account),
    right: new Big(sums.open),
    broken: broken.map(({ id, number, balance, owed }) => ({
      invoiceId: id,
      number: Number(number),
      balance: Number(balance),
      owed: Number(owed),
    })),
  }
}

/** Each customer's balance equals its open invoices. */
export function customersOweOpenInvoices(): Promise<Found> {
  return compared(
    'customerId',
    `SELECT c.id, c.balance AS held, COALESCE(i.open, 0) AS counted FROM customers c
       LEFT JOIN (SELECT tenant_id, customer_id, SUM(balance) AS open FROM invoices WHERE tenant_id = ? AND balance <> 0 GROUP BY tenant_id, customer_id) i ON i.tenant_id = c.tenant_id AND i.customer_id = c.id
      WHERE c.tenant_id = ?`
  )
}

/** Each invoice's paid amount equals its standing allocations of payments, without what was withheld. */
export function paidIsAllocated(): Promise<Found> {
  return compared(
    'invoiceId',
    `SELECT i.id, i.paid_amount AS held, COALESCE(a.received, 0) AS counted FROM invoices i
       LEFT JOIN (SELECT tenant_id, invoice_id, SUM(amount - withheld_amount) AS received
                    FROM allocations
                   WHERE tenant_id = ? AND payment_id IS NOT NULL AND voided_on IS NULL
                   GROUP BY tenant_id, invoice_id) a
         ON a.tenant_id = i.tenant_id AND a.invoice_id = i.id
      WHERE i.tenant_id = ?`
  )
}

/** Money, deductions and withholdings of each payment equal its standing allocations and the rest. */
export function paymentsAreAllocatedOrFree(): Promise<Found> {
  return compared(
    'paymentId',
    `SELECT p.id, p.amount + p.deducted_total + p.withheld_total AS held,
            COALESCE(a.allocated, 0) + p.unallocated_amount AS counted FROM payments p
       LEFT JOIN (SELECT tenant_id, payment_id, SUM(amount) AS allocated
                    FROM allocations
                   WHERE tenant_id = ? AND voided_on IS NULL
                   GROUP BY tenant_id, payment_id) a
         ON a.tenant_id = p.tenant_id AND a.payment_id = p.id
      WHERE p.tenant_id = ? AND p.voided_on IS NULL`
  )
}

/** Each invoice's credited amount equals its credit notes. */
export function creditedIsNoted(): Promise<Found> {
  return compared(
    'invoiceId',
    `SELECT i.id, i.credited_amount AS held, COALESCE(n.noted, 0) AS counted FROM invoices i
       LEFT JOIN (SELECT tenant_id, invoice_id, SUM(total) AS noted FROM credit_notes WHERE tenant_id = ? GROUP BY tenant_id, invoice_id) n ON n.tenant_id = i.tenant_id AND n.invoice_id = i.id
      WHERE i.tenant_id = ?`
  )
}

/** Each invoice's withheld amount is its own, with its payments, less its credit notes. */
export function withheldIsNoted(): Promise<Found> {
  return compared(
    'invoiceId',
    `SELECT i.id, i.withheld_total AS held, i.withheld_at_issue
         + (SELECT COALESCE(SUM(a.withheld_amount), 0)
              FROM allocations a
             WHERE a.tenant_id = ? AND a.invoice_id = i.id AND a.voided_on IS NULL)
         - (SELECT COALESCE(SUM(n.withheld_total), 0)
              FROM credit_notes n
             WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id) AS counted
       FROM invoices i WHERE i.tenant_id = ? AND (i.withheld_total <> 0 OR i.withheld_at_issue <> 0)`
  )
}

/** The rows of series that share a table with another one. */
const DOCUMENTS_OF: Record<string, string> = {
  invoices: "invoices d WHERE d.tenant_id = ? AND d.type = 'INVOICE'",
  debit_notes: "invoices d WHERE d.tenant_id = ? AND d.type = 'DEBIT_NOTE'",
}

/** Numbers have no gaps from the company's first one: `left` counts documents, `right` numbers. */
export async function documentsAreNumbered(): Promise<Found> {
  const { tenantId } = Current
  const counted = (series: string) =>
    `SELECT '${series}' AS series, COUNT(d.number) AS documents, MAX(d.number) AS highest
       FROM ${DOCUMENTS_OF[series] ?? `${series} d WHERE d.tenant_id = ?`}`
  const tables = [
    'quotes',
    'invoices',
    'debit_notes',
    'payments',
    'credit_notes',
    'refunds',
  ] as const

  const [found, [tenant]] = await selects([
    [
      `SELECT c.series, c.documents, c.highest, s.last FROM (${tables.map(counted).join(' UNION ALL ')}) c LEFT JOIN number_series s ON s.tenant_id = ? AND s.name = c.series`,
      [...tables.map(() => tenantId), tenantId],
    ],
    ['SELECT settings FROM tenants WHERE id = ?', [tenantId]],
  ])
  const series = found.map(({ series, documents, highest, last }) => {
    const before = firstNumberOf(series as (typeof tables)[number], tenant.settings) - 1
    return {
      series,
      documents: Number(documents),
      given: Number(last ?? before) - before,
      highest: Number(highest ?? before),
      last: Number(last ?? before),
    }
  })
  const total = (key: 'documents' | 'given') => series.reduce((sum, one) => sum + one[key], 0)
  const broken = series.filter(
    ({ documents, given, highest, last }) => documents !== given || highest !== last
  )
  return {
    left: total('documents'),
    right: total('given'),
    broken: broken.map(({ given: _, ...one }) => one),
  }
}

/**
 * Stock movements equal each invoice's goods, less credits, zero when void. `left` counts invoices,
 * `right` those without difference. The indexes are named, because old statistics would scan all
 * movements.
 */
export async function goodsAreMoved(): Promise<Found> {
  const { tenantId } = Current
  const [[{ invoices }], broken] = await selects([
    ['SELECT COUNT(*) AS invoices FROM invoices WHERE tenant_id = ?', [tenantId]],
    [
      `SELECT id, goods, moved FROM (
         SELECT i.id,
                CASE WHEN i.voided_at IS NULL
                  THEN (SELECT COALESCE(SUM(l.quantity - l.credited_quantity + l.unreturned_quantity), 0)
                          FROM invoice_lines l FORCE INDEX (invoice_lines__invoice_id__unique)
                         WHERE l.tenant_id = i.tenant_id AND l.invoice_id = i.id AND l.cost IS NOT NULL)
                  ELSE 0 END AS goods,
                (SELECT COALESCE(SUM(CASE m.type WHEN 'OUT' THEN m.quantity ELSE -m.quantity END), 0)
                   FROM stock_movements m FORCE INDEX (stock_movements__reference)
                  WHERE m.tenant_id = i.tenant_id AND m.reference = i.id) AS moved
           FROM invoices i WHERE i.tenant_id = ?) pairs
        WHERE goods <> moved LIMIT ${MOST_NAMED}`,
      [tenantId],
    ],
  ])
  return {
    left: Number(invoices),
    right: Number(invoices) - broken.length,
    broken: broken.map(({ id, goods, moved }) => ({
      invoiceId: id,
      goods: Number(goods),
      moved: Number(moved),
    })),
  }
}
