import { laterOf } from '#core/calendar/days'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import { conflict, notFound } from '#core/errors/refusal'
import { dayOfVoid } from '#accounting/ledger'
import { settleBill } from '#purchasing/bills/bill_state'
import { lockCredit } from '#purchasing/credits/lock_credit'

/**
 * Takes an allocation of a credit note back on `date`, by default today and not before it: the bill is
 * owed again, and the credit available. 404; 409 INVALID_TRANSITION, and errors of `dayOfVoid`.
 */
export async function voidCreditAllocation(
  id: string,
  allocationId: string,
  { date: asked }: { date?: string | null }
) {
  const { note, source, payables, allocations } = await lockCredit(id)
  const one = allocations.find((row) => row.id === allocationId)
  if (!one) throw notFound()
  if (one.voidedOn)
    throw conflict('INVALID_TRANSITION', `This allocation was taken back on ${one.voidedOn}`, {
      currentStatus: 'VOID',
      allowedActions: [],
    })
  const date = await dayOfVoid(asked, one.date)
  const bill = payables.get(one.billId!)!.bill!

  deferUpdate(one, { voidedOn: laterOf(date, one.date) }, 'voided')
  deferUpdate(
    bill,
    settleBill(bill, { creditReceived: bill.creditReceived.minus(one.amount) }),
    'credit_taken_back'
  )
  deferUpdate(
    source,
    settleBill(source, { creditGiven: source.creditGiven.minus(one.amount) }),
    'credit_taken_back'
  )
  deferUpdate(
    note,
    { allocatedAmount: note.allocatedAmount.minus(one.amount) },
    'allocation_voided'
  )
  await announce('supplier_credit_note.allocated', { supplierCreditNoteId: id })
  return note
}
