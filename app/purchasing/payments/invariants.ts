/** Invariants of money at suppliers, each one snapshot. */
import Big from 'big.js'
import { defineInvariant, type Outcome } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

export function defineSupplierMoneyInvariants() {
  defineInvariant('supplier advances = free money of payments', advancesAreFree)
  defineInvariant('payments to suppliers = allocations and free money', paymentsAreTaken)
  defineInvariant('paid amounts of bills = allocations', billsArePaid)
}

const MOST_NAMED = 100

/** The account has the advances of all suppliers; each supplier has the free money of its payments. */
async function advancesAreFree(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT (SELECT COALESCE(SUM(b.debit - b.credit), 0)
                 FROM account_roles r
                 JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
                WHERE r.tenant_id = ? AND r.role = 'supplier_advances') AS account,
              (SELECT COALESCE(SUM(s.advances), 0) FROM suppliers s WHERE s.tenant_id = ?) AS free`,
      [tenantId, tenantId],
    ],
    [
      `SELECT s.id, s.advances, COALESCE(p.free, 0) AS free FROM suppliers s
         LEFT JOIN (SELECT tenant_id, supplier_id, SUM(unallocated_amount - refunded_amount) AS free
                      FROM supplier_payments
                     WHERE tenant_id = ? AND voided_on IS NULL
                     GROUP BY tenant_id, supplier_id) p
           ON p.tenant_id = s.tenant_id AND p.supplier_id = s.id
        WHERE s.tenant_id = ? AND s.advances <> COALESCE(p.free, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return {
    left: new Big(sums.account),
    right: new Big(sums.free),
    broken: broken.map(({ id, advances, free }) => ({
      supplierId: id,
      advances: Number(advances),
      free: Number(free),
    })),
  }
}

/** The stored amounts of payments, beside the sums of their standing allocations and refunds. */
const PAYMENTS = `SELECT p.id, p.amount + p.deducted_total + p.withheld_total AS money,
      COALESCE((SELECT SUM(a.amount)
          FROM supplier_allocations a
         WHERE a.tenant_id = p.tenant_id AND a.payment_id = p.id
           AND a.voided_on IS NULL AND a.moved_from_id IS NULL), 0) AS allocated,
      p.allocated_amount, p.unallocated_amount, p.refunded_amount,
      COALESCE((SELECT SUM(r.amount)
          FROM supplier_refunds r
         WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id
           AND r.voided_on IS NULL), 0) AS refunded
    FROM supplier_payments p WHERE p.tenant_id = ? AND p.voided_on IS NULL AND p.number IS NOT NULL`

async function paymentsAreTaken(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(money), 0) AS money, COALESCE(SUM(allocated + unallocated_amount), 0) AS taken
         FROM (${PAYMENTS}) x`,
      [tenantId],
    ],
    [
      `SELECT * FROM (${PAYMENTS}) x
        WHERE allocated <> allocated_amount
           OR money <> allocated + unallocated_amount
           OR refunded <> refunded_amount
        LIMIT ${MOST_NAMED}`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sums.money),
    right: new Big(sums.taken),
    broken: broken.map(({ id, ...amounts }) => ({ supplierPaymentId: id, ...numbersOf(amounts) })),
  }
}

/** The stored amounts of bills, beside the sums of their standing allocations, credit notes and refunds. */
const BILLS = `SELECT b.id, b.paid_amount, b.credited_amount, b.credit_received, b.credit_given, b.refunded_amount,
      COALESCE((SELECT SUM(a.amount - a.withheld_amount)
          FROM supplier_allocations a
         WHERE a.tenant_id = b.tenant_id AND a.bill_id = b.id
           AND a.payment_id IS NOT NULL AND a.voided_on IS NULL), 0) AS paid,
      COALESCE((SELECT SUM(n.total)
          FROM supplier_credit_notes n
         WHERE n.tenant_id = b.tenant_id AND n.bill_id = b.id
           AND n.voided_on IS NULL), 0) AS credited,
      COALESCE((SELECT SUM(a.amount)
          FROM supplier_allocations a
         WHERE a.tenant_id = b.tenant_id AND a.bill_id = b.id
           AND a.credit_note_id IS NOT NULL AND a.voided_on IS NULL), 0) AS received,
      COALESCE((SELECT SUM(a.amount)
          FROM supplier_allocations a
         WHERE a.tenant_id = b.tenant_id AND a.source_bill_id = b.id
           AND a.voided_on IS NULL), 0) AS given,
      COALESCE((SELECT SUM(r.amount)
          FROM supplier_refunds r
         WHERE r.tenant_id = b.tenant_id AND r.source_bill_id = b.id
           AND r.voided_on IS NULL), 0) AS refunded
    FROM bills b WHERE b.tenant_id = ?`

async function billsArePaid(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(paid_amount), 0) AS held, COALESCE(SUM(paid), 0) AS counted FROM (${BILLS}) x`,
      [tenantId],
    ],
    [
      `SELECT * FROM (${BILLS}) x
        WHERE paid <> paid_amount
           OR credited <> credited_amount
           OR received <> credit_received
           OR given <> credit_given
           OR refunded <> refunded_amount
        LIMIT ${MOST_NAMED}`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sums.held),
    right: new Big(sums.counted),
    broken: broken.map(({ id, ...amounts }) => ({ billId: id, ...numbersOf(amounts) })),
  }
}

const numbersOf = (amounts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Number(value)]))
