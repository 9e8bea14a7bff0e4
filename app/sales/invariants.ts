/** Invariants of sales, each one snapshot. */
import Big from 'big.js'
import { defineInvariant, type Outcome } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { firstNumberOf } from '#core/numbering/series_start'
import { fiscalNumbersAreGiven } from '#sales/fiscal_numbers_invariant'

type Found = Outcome & { broken: Record<string, unknown>[] }

export default function defineSalesInvariants() {
  defineInvariant('receivables = open invoices', receivablesAreOpenInvoices)
  defineInvariant('balances of customers = open invoices', customersOweOpenInvoices)
  defineInvariant('paid amounts = payments', paidIsReceived)
  defineInvariant('credited amounts = credit notes', creditedIsNoted)
  defineInvariant('withheld amounts = withholdings of documents', withheldIsNoted)
  defineInvariant('numbers of documents have no gaps', documentsAreNumbered)
  defineInvariant('fiscal numbers have no gaps', fiscalNumbersAreGiven)
  defineInvariant('goods of invoices = their movements', goodsAreMoved)
}

/** Limit of named broken records. */
const MOST_NAMED = 100

/** The open amount of an invoice: zero for drafts and void ones. */
const OWED =
  'CASE WHEN i.number > 0 AND i.voided_at IS NULL THEN i.total - i.withheld_total - ' +
  'i.paid_amount - i.credited_amount ELSE 0 END'

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

/** Each invoice's paid amount equals its payments that are not void. */
export function paidIsReceived(): Promise<Found> {
  return compared(
    'invoiceId',
    `SELECT i.id, i.paid_amount AS held, COALESCE(p.received, 0) AS counted FROM invoices i
       LEFT JOIN (SELECT tenant_id, invoice_id, SUM(amount) AS received FROM payments WHERE tenant_id = ? AND voided_on IS NULL GROUP BY tenant_id, invoice_id) p ON p.tenant_id = i.tenant_id AND p.invoice_id = i.id
      WHERE i.tenant_id = ?`
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
         + (SELECT COALESCE(SUM(p.withheld_total), 0) FROM payments p WHERE p.tenant_id = ? AND p.invoice_id = i.id AND p.voided_on IS NULL)
         - (SELECT COALESCE(SUM(n.withheld_total), 0) FROM credit_notes n WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id) AS counted
       FROM invoices i WHERE i.tenant_id = ? AND (i.withheld_total <> 0 OR i.withheld_at_issue <> 0)`
  )
}

/** Numbers have no gaps from the company's first one: `left` counts documents, `right` numbers. */
export async function documentsAreNumbered(): Promise<Found> {
  const { tenantId } = Current
  const counted = (table: string) =>
    `SELECT '${table}' AS series, COUNT(d.number) AS documents, MAX(d.number) AS highest FROM ${table} d WHERE d.tenant_id = ?`
  const tables = ['quotes', 'invoices', 'payments', 'credit_notes'] as const

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
                CASE WHEN i.voided_at IS NULL THEN (SELECT COALESCE(SUM(l.quantity - l.credited_quantity), 0) FROM invoice_lines l FORCE INDEX (invoice_lines__invoice_id__unique) WHERE l.tenant_id = i.tenant_id AND l.invoice_id = i.id AND l.cost IS NOT NULL) ELSE 0 END AS goods,
                (SELECT COALESCE(SUM(CASE m.type WHEN 'OUT' THEN m.quantity ELSE -m.quantity END), 0) FROM stock_movements m FORCE INDEX (stock_movements__reference) WHERE m.tenant_id = i.tenant_id AND m.reference = i.id) AS moved
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

/** `pairs` gives a record's value and the sum of its parts. */
async function compared(name: string, pairs: string): Promise<Found> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(held), 0) AS held, COALESCE(SUM(counted), 0) AS counted FROM (${pairs}) pairs`,
      [tenantId, tenantId],
    ],
    [
      `SELECT id, held, counted FROM (${pairs}) pairs WHERE held <> counted LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return {
    left: new Big(sums.held),
    right: new Big(sums.counted),
    broken: broken.map(({ id, held, counted }) => ({
      [name]: id,
      held: Number(held),
      counted: Number(counted),
    })),
  }
}
