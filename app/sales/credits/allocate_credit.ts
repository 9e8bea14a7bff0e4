import { Current } from '#core/context/current'
import { laterOf, todayIn } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { mustBeOpen } from '#accounting/ledger'
import { availableOf } from '#sales/credits/available'
import { lockCredit } from '#sales/credits/lock_credit'
import { giveCredit } from '#sales/credits/give_credit'
import type CreditNote from '#sales/models/credit_note'
import { allocationOf } from '#sales/payments/allocations/allocation'
import {
  invoicesAsked,
  mustBeAvailable,
  mustFitBalances,
  mustNameOnce,
} from '#sales/payments/allocations/asked_allocations'
import { announcePaid } from '#sales/payments/allocations/settle_invoices'
import type { AskedAllocation } from '#sales/validators/payment'

type Asked = { items: readonly AskedAllocation[]; date?: string | null }

/**
 * Takes credit of a credit note off other invoices of its customer. Each allocation counts from the
 * latest of `date`, by default today, the day of the credit note and that of the invoice. Both sides
 * are receivables, so that nothing is posted. 404; 409 INSUFFICIENT_AMOUNT, OVERPAYMENT,
 * OTHER_CUSTOMER, INVALID_TRANSITION, PERIOD_CLOSED; 422 NOT_FOUND, DUPLICATE. Announces
 * `credit_note.allocated`, and `invoice.paid` for each invoice paid in full.
 */
export async function allocateCredit(
  id: string,
  { items, date: asked }: Asked
): Promise<CreditNote> {
  mustNameOnce(items, 'items')
  const locked = await lockCredit(id, { invoiceIds: items.map(({ invoiceId }) => invoiceId) })
  const { note, source, customer } = locked
  const invoices = await invoicesAsked(items, [...locked.invoices.values()], customer, 'items')
  mustFitBalances(items, invoices, 'items')
  mustBeAvailable(items, availableOf(note, locked.notes, source), 'items')

  const date = laterOf(asked ?? todayIn(Current.tenant.timezone), note.date)
  await mustBeOpen(date, asked ? 'date' : undefined)
  const allocations = items.map(({ amount }, index) => allocationOf(invoices[index], amount, date))
  const paid = giveCredit(note, source, allocations)
  await announce('credit_note.allocated', { creditNoteId: id })
  await announcePaid(paid)
  return note
}
