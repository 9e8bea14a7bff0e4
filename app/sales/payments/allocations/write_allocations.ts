/** Rows of allocations. Deferred. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { BY_ID } from '#core/database/sql'
import { defer, deferInsert } from '#core/database/transaction/writes'
import type { Allocation } from '#sales/payments/allocations/allocation'

export function writeAllocations(paymentId: string, allocations: readonly Allocation[]) {
  if (!allocations.length) return
  const now = sqlInstant(clock.now())
  deferInsert(
    'allocations',
    allocations.map(({ id, invoice, amount, withheld, date }) => ({
      tenant_id: Current.tenantId,
      id,
      payment_id: paymentId,
      invoice_id: invoice.id,
      amount: amount.toFixed(2),
      withheld_amount: withheld.toFixed(2),
      date,
      version: 1,
      created_at: now,
      updated_at: now,
    }))
  )
}

/** Ends allocations on a day, `YYYY-MM-DD`. */
export const endAllocations = (ids: readonly string[], day: string) =>
  defer(
    `UPDATE allocations ${BY_ID}
        SET voided_on = ?, version = version + 1, updated_at = ?
      WHERE tenant_id = ? AND id IN (?)`,
    [day, sqlInstant(clock.now()), Current.tenantId, ids]
  )
