import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import { takeFiscalNumber } from '#numbering/fiscal_numbers'
import { totalsOf } from '#sales/lines/amounts'
import { availableOf } from '#sales/credits/available'
import { creditedBy, isByAmount } from '#sales/credits/credited_by'
import type { CreditLine } from '#sales/credits/credit_lines'
import { owe } from '#sales/customer'
import { lockReturn, takeBack } from '#sales/delivery'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { printedNumber } from '#sales/invoices/printed_number'
import { settle } from '#sales/invoices/invoice_state'
import { insertLines } from '#sales/lines/written_lines'
import CreditNote from '#sales/models/credit_note'
import { returnOf, withAccounts, writeSaleTaxes } from '#sales/postings'
import { withholdingPostings, writeWithholdingLines } from '#tax/withholdings'
import type { NewCreditNote } from '#sales/validators/credit_note'
import { creditedWithholdings } from '#sales/withholdings/credited_withholdings'

/**
 * Credits units or amounts of lines, or all that is left, today: goods, debt and postings. Overpaid
 * amounts become a negative balance. 404, 409 INVALID_TRANSITION, PERIOD_CLOSED,
 * INSUFFICIENT_QUANTITY, INSUFFICIENT_AMOUNT; 422 for an unsold product. Announces
 * `credit_note.created`, and `invoice.paid` when nothing is left to pay.
 */
export async function creditInvoice(id: string, asked: NewCreditNote) {
  const { reason, numberingRangeId } = asked
  const { invoice, lines, customer } = await lockInvoice(id)
  nextStatus(invoice, lines, 'credit')
  const { credited, ...facts } = creditedBy(asked, lines)
  const totals = totalsOf(credited)
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  const withheld = await creditedWithholdings(invoice, lines, credited)

  const returned = credited.filter(({ cost }) => cost !== null)
  const { goods, returnTo } = await lockReturn(returned, invoice.warehouseId)
  const cost = takeBack(goods, credited, { warehouseId: returnTo, reference: id, reason: 'RETURN' })
  owe(customer, totals.total.minus(withheld.total).neg())
  const posted = await withAccounts([
    ...(await returnOf(credited, cost, withheld.total, isByAmount(asked) ? 'income' : undefined)),
    ...(await withholdingPostings(withheld.kept.lines, 'SUFFERED', -1)),
  ])

  const fiscal = await takeFiscalNumber('CREDIT_NOTE', numberingRangeId, date)
  await reserveNumbers('credit_notes', 'journal_entries')
  await goods?.settle()
  const note = await CreditNote.create({
    number: await nextNumber('credit_notes'),
    ...fiscal,
    invoiceId: id,
    customerId: customer.id,
    customerName: customer.name,
    date,
    reason,
    ...facts,
    currency: invoice.currency,
    costCenterId: invoice.costCenterId,
    ...totals,
    withholdings: withheld.withholdings,
    withheldTotal: withheld.total,
    allocatedAmount: zero,
    refundedAmount: zero,
  })
  insertLines(
    'credit_note_lines',
    'credit_note_id',
    note.id,
    credited,
    ({ invoiceLineId, cost }) => ({
      invoice_line_id: invoiceLineId,
      cost: cost?.toString() ?? null,
    })
  )
  for (const line of credited) countCredited(line, facts.restock)

  const { status } = invoice
  const after = settle(invoice, {
    creditedAmount: invoice.creditedAmount.plus(totals.total),
    withheldTotal: invoice.withheldTotal.minus(withheld.total),
  })
  deferUpdate(invoice, after, 'credited', { before: {}, after: { creditNoteId: note.id } })
  const { thirdPartyId } = customer
  const { id: entryId } = await post({
    type: 'SALES',
    concept: conceptOf('credit_note', {
      number: printedNumber(note),
      invoice: printedNumber(invoice),
      reason,
    }),
    reference: note.id,
    date,
    lines: posted,
    thirdPartyId,
    costCenterId: invoice.costCenterId,
    keepsCostCenters: true,
  })
  const document = { documentType: 'CREDIT_NOTE', documentId: note.id, day: date } as const
  await writeSaleTaxes({ ...document, thirdPartyId }, entryId, credited)
  await writeWithholdingLines({
    ...{ ...document, thirdPartyId, entryId, direction: 'SUFFERED', sign: -1 },
    personKind: withheld.kept.personKind,
    withholdings: withheld.kept.lines,
  })
  await announce('credit_note.created', { creditNoteId: note.id, invoiceId: id })
  if (after.status === 'PAID' && status !== 'PAID')
    await announce('invoice.paid', { invoiceId: id })
  const availableAmount = availableOf(note, [note], invoice)
  return { ...note.$attributes, id: note.id, items: credited, availableAmount }
}

function countCredited({ invoiceLineId, quantity, byAmount }: CreditLine, restock: boolean) {
  const counts = Object.entries({
    credited_quantity: quantity,
    credited_by_amount: byAmount,
    unreturned_quantity: restock ? zero : quantity,
  }).filter(([, count]) => !count.eq(0))
  const changes = counts.map(([column, count]) => `${column} = ${column} + ${count.toFixed()}`)
  defer(
    `UPDATE invoice_lines SET ${changes.join(', ')}
       WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(invoiceLineId)}`
  )
}
