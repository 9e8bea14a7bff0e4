/** Locks a payment for a change: customer, invoices, payment. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { customersOfStatement, type Customer } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import Invoice from '#sales/models/invoice'
import Payment from '#sales/models/payment'
import { invoicesStatement } from '#sales/payments/allocations/asked_allocations'
import { withAllocationOfOld } from '#sales/payments/old_payment'

export type StoredAllocation = {
  id: string
  invoiceId: string
  amount: Big
  withheld: Big
  date: string
  voidedOn: string | null
  /** Whether it was posted with its payment, not by an entry of its own. */
  isOfPayment: boolean
}

export type LockedPayment = {
  payment: Payment
  customer: Customer
  /** The invoices of standing allocations and those that the request names. */
  invoices: Invoice[]
  allocations: StoredAllocation[]
  hasRefunds: boolean
}

/**
 * 404 when it is missing. The lock of the customer orders all that changes allocations, so that the
 * invoices stay those of the payment. `invoiceIds` are further invoices of the request.
 */
export async function lockPayment(
  id: string,
  { invoiceIds = [] }: { invoiceIds?: readonly string[] } = {}
): Promise<LockedPayment> {
  const { tenantId } = Current
  const [customers, allocated, [row], stored, [refunds], ledger, asked = []] = await selects([
    customersOfStatement('payments', id),
    allocatedStatement(id),
    ['SELECT * FROM payments WHERE tenant_id = ? AND id = ? FOR UPDATE', [tenantId, id]],
    allocationsStatement(id),
    [
      'SELECT COUNT(*) AS standing FROM refunds WHERE tenant_id = ? AND payment_id = ? AND voided_on IS NULL',
      [tenantId, id],
    ],
    ledgerReads(),
    ...(invoiceIds.length ? [invoicesStatement(invoiceIds)] : []),
  ])
  if (!row) throw notFound()
  feedLedger(ledger)

  const payment: Payment = modelOf(Payment, row)
  const rows = new Map([...allocated, ...asked].map((one) => [one.id as string, one]))
  return withAllocationOfOld({
    payment,
    customer: await lockedCustomer(customers, payment.customerId),
    invoices: [...rows.values()].map((one) => modelOf(Invoice, one)),
    allocations: stored.map(allocationIn),
    hasRefunds: Number(refunds.standing) > 0,
  })
}

/** Invoices of standing allocations. */
const allocatedStatement = (paymentId: string): Statement => [
  `SELECT i.* FROM allocations a FORCE INDEX (allocations__payment_id__id)
     STRAIGHT_JOIN invoices i FORCE INDEX (PRIMARY) ON i.tenant_id = a.tenant_id AND i.id = a.invoice_id
    WHERE a.tenant_id = ? AND a.payment_id = ? AND a.voided_on IS NULL FOR UPDATE`,
  [Current.tenantId, paymentId],
]

/** An allocation has an entry of its own, or, once it is void, the two of its void. */
const allocationsStatement = (paymentId: string): Statement => [
  `SELECT a.id, a.invoice_id AS invoiceId, a.amount, a.withheld_amount AS withheld, a.date, a.voided_on AS voidedOn,
          (SELECT COUNT(*) FROM journal_entries e WHERE e.tenant_id = a.tenant_id AND e.reference = a.id) AS entries
     FROM allocations a FORCE INDEX (allocations__payment_id__id)
    WHERE a.tenant_id = ? AND a.payment_id = ? ORDER BY a.id`,
  [Current.tenantId, paymentId],
]

function allocationIn({ entries, amount, withheld, ...row }: DatabaseRow): StoredAllocation {
  return {
    ...(row as Pick<StoredAllocation, 'id' | 'invoiceId' | 'date' | 'voidedOn'>),
    amount: new Big(amount),
    withheld: new Big(withheld),
    isOfPayment: Number(entries) === (row.voidedOn ? 1 : 0),
  }
}
