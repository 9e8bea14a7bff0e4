import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { allowedActions, billLifecycle } from '#purchasing/bills/bill_lifecycle'
import type Bill from '#purchasing/models/bill'

/**
 * Prepares the deletion of a locked draft: its lines go, and the caller deletes it. 409
 * INVALID_TRANSITION after the post. Announces `bill.deleted`.
 */
export async function prepareDeletion(bill: Bill) {
  billLifecycle.next('delete', bill.status, bill.status, allowedActions(bill))
  await execute('DELETE FROM bill_lines WHERE tenant_id = ? AND bill_id = ?', [
    Current.tenantId,
    bill.id,
  ])
  await announce('bill.deleted', { billId: bill.id })
}
