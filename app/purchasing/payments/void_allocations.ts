/** Takes allocations back: rows and documents. */
import { laterOf } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { deferUpdate } from '#core/lucid/deferred_update'
import type SupplierAllocation from '#purchasing/models/supplier_allocation'
import { isStanding, type LockedPayment } from '#purchasing/payments/locked_payment'
import type { Payable } from '#purchasing/payments/payables'

/**
 * Marks standing allocations void on the later of `date` and their own day; their documents are owed
 * again. Where a bill had taken an allocation over from its order, the order's billed payments fall, too.
 */
export function takeBack(
  { payables, allocations: all }: Pick<LockedPayment, 'payables' | 'allocations'>,
  allocations: readonly SupplierAllocation[],
  date: string
) {
  for (const one of allocations.filter(isStanding)) {
    deferUpdate(one, { voidedOn: laterOf(date, one.date) }, 'voided')
    const back = {
      paid: one.withheldAmount.minus(one.amount),
      withheld: one.withheldAmount.neg(),
    }
    const from = all.find(({ id }) => id === one.movedFromId)
    if (one.billId) settled(payables, one.billId).settle(back, 'payment_voided')
    if (one.purchaseOrderId) settled(payables, one.purchaseOrderId).settle(back, 'payment_voided')
    if (from?.purchaseOrderId)
      settled(payables, from.purchaseOrderId).settle(back, 'payment_voided', true)
  }
}

/** All documents of standing allocations are locked with the payment. */
function settled(payables: ReadonlyMap<string, Payable>, id: string): Payable {
  const found = payables.get(id)
  if (!found) throw new Error(`Document ${id} of an allocation is not locked`)
  return found
}

/**
 * Allocations that were taken back later than `date` ended then, if they were posted with their
 * payment: its entries are reversed on that day.
 */
export async function endEarlier(allocations: readonly SupplierAllocation[], date: string) {
  const later = allocations.filter((one) => one.voidedOn && one.voidedOn > laterOf(date, one.date))
  if (!later.length) return
  const found = await rows(
    `SELECT reference AS id FROM journal_entries
      WHERE tenant_id = ? AND reference IN (?)
      GROUP BY reference HAVING COUNT(*) = 1`,
    [Current.tenantId, later.map(({ id }) => id)]
  )
  // An allocation with an entry of its own has two once it is void.
  const ofPayment = new Set(found.map(({ id }) => id as string))
  for (const one of later)
    if (ofPayment.has(one.movedFromId ?? one.id))
      deferUpdate(one, { voidedOn: laterOf(date, one.date) }, 'voided')
}
