/** The bill that a debit note raises. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import type { BillStatus, BillType } from '#purchasing/bills/bill_lifecycle'
import type Bill from '#purchasing/models/bill'

export type Raised = { status: BillStatus; type: BillType }

/** 409 INVALID_TRANSITION for a draft, a void bill and another debit note. */
export function mustBeRaisable({ status, type }: Raised) {
  if (type === 'BILL' && status !== 'DRAFT' && status !== 'VOID') return
  throw conflict(
    'INVALID_TRANSITION',
    type === 'DEBIT_NOTE'
      ? 'A debit note raises a bill, and this one is a debit note'
      : `A debit note raises a bill that stands; this one is ${status}`,
    { field: 'relatedBillId', currentStatus: status }
  )
}

/** The void of a bill locks its supplier, as the post of its debit note does. */
export async function mustRaiseStanding({ relatedBillId }: Bill) {
  if (!relatedBillId) return
  const [related] = await rows('SELECT status, type FROM bills WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    relatedBillId,
  ])
  mustBeRaisable(related as Raised)
}
