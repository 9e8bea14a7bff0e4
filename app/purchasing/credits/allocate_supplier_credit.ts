import { Current } from '#core/context/current'
import { laterOf, todayIn } from '#core/calendar/days'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeOpen } from '#accounting/ledger'
import { settleBill } from '#purchasing/bills/bill_state'
import { availableOf } from '#purchasing/credits/available'
import { lockCredit } from '#purchasing/credits/lock_credit'
import { mustStand } from '#purchasing/credits/supplier_credit_lifecycle'
import { allocated, allocatedTotal, mustBeAvailable } from '#purchasing/payments/allocated'
import { writeAllocations } from '#purchasing/payments/allocation_rows'
import type { allocateSupplierCredit } from '#purchasing/validators/supplier_credit_note'

/**
 * Takes credit of a credit note off other bills of the supplier, on the latest of the days of the credit
 * note, the bill and `date` (today by default). Both sides are payables, so nothing is posted. 404; 409
 * INVALID_TRANSITION, INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of `allocated`. Announces
 * `supplier_credit_note.allocated`.
 */
export async function allocateCredit(
  id: string,
  { items, date: asked }: InputOf<typeof allocateSupplierCredit>
) {
  const locked = await lockCredit(id, items)
  const { note, notes, source } = locked
  mustStand(note, 'allocate')
  const date = laterOf(asked ?? todayIn(Current.tenant.timezone), note.date)
  await mustBeOpen(date, asked ? 'date' : undefined)
  const taken = allocated(items, locked, { field: 'items', date })
  const total = allocatedTotal(taken)
  mustBeAvailable(taken, availableOf(note, notes, source), 'items')

  const written = await writeAllocations({ creditNoteId: id, sourceBillId: source.id }, taken)
  for (const { payable, amount } of taken) {
    const bill = payable.bill!
    const after = settleBill(bill, { creditReceived: bill.creditReceived.plus(amount) })
    deferUpdate(bill, after, 'credit_received')
    if (after.status === 'PAID') await announce('bill.paid', { billId: bill.id })
  }
  deferUpdate(
    source,
    settleBill(source, { creditGiven: source.creditGiven.plus(total) }),
    'credit_given'
  )
  deferUpdate(note, { allocatedAmount: note.allocatedAmount.plus(total) }, 'allocated', {
    before: {},
    after: { allocationIds: written.map((one) => one.id) },
  })
  await announce('supplier_credit_note.allocated', { supplierCreditNoteId: id })
  return note
}
