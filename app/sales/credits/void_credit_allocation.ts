import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow, type Statement } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict, notFound } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { dayOfVoid } from '#accounting/ledger'
import { lockCredit } from '#sales/credits/lock_credit'
import { settle } from '#sales/invoices/invoice_state'
import type CreditNote from '#sales/models/credit_note'
import { endAllocations } from '#sales/payments/allocations/write_allocations'

/**
 * Takes an allocation of a credit note back on `date`, by default today: its invoice is owed again,
 * and the credit is available again. Nothing was posted. 404; 409 INVALID_TRANSITION for one that was
 * taken back, and errors of `dayOfVoid`. Announces `credit_note.allocated`.
 */
export async function voidCreditAllocation(
  id: string,
  allocationId: string,
  { date: asked }: { date?: string | null }
): Promise<CreditNote> {
  const [found] = await rows(...allocationStatement(id, allocationId))
  if (!found) throw notFound()
  const { note, source, invoices, also } = await lockCredit(id, {
    invoiceIds: [found.invoiceId],
    also: [allocationStatement(id, allocationId)],
  })
  const [[allocation]] = also
  mustStand(allocation)
  const date = await dayOfVoid(asked, allocation.date)

  const amount = new Big(allocation.amount)
  const invoice = invoices.get(allocation.invoiceId)!
  deferUpdate(
    source,
    settle(source, { creditGiven: source.creditGiven.minus(amount) }),
    'credit_given'
  )
  deferUpdate(
    invoice,
    settle(invoice, { creditReceived: invoice.creditReceived.minus(amount) }),
    'credit_received'
  )
  deferUpdate(note, { allocatedAmount: note.allocatedAmount.minus(amount) }, 'allocation_voided', {
    before: {},
    after: { allocationId, voidedOn: date },
  })
  endAllocations([allocationId], date)
  await announce('credit_note.allocated', { creditNoteId: id })
  return note
}

/** The locks of its invoices keep it as it is. */
const allocationStatement = (creditNoteId: string, id: string): Statement => [
  `SELECT a.invoice_id AS invoiceId, a.amount, a.date, a.voided_on AS voidedOn
     FROM allocations a
    WHERE a.tenant_id = ? AND a.id = ? AND a.credit_note_id = ?`,
  [Current.tenantId, id, creditNoteId],
]

function mustStand({ voidedOn }: DatabaseRow) {
  if (voidedOn)
    throw conflict('INVALID_TRANSITION', `The allocation was taken back on ${voidedOn}`, {
      currentStatus: 'VOID',
      allowedActions: [],
    })
}
