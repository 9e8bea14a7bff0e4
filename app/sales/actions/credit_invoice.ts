import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import { takeFiscalNumber } from '#numbering/fiscal_numbers'
import { totalsOf } from '#sales/lines/amounts'
import { creditedLines, type CreditLine } from '#sales/lines/credit_lines'
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
import type { NewCreditNote } from '#sales/validators/invoice'
import { creditedWithholdings } from '#sales/withholdings/credited_withholdings'

/**
 * Credits lines, or all that is left, today: goods, debt and postings. Overpaid amounts become a
 * negative balance. 404, 409 INVALID_TRANSITION, PERIOD_CLOSED, INSUFFICIENT_QUANTITY; 422 for an
 * unsold product. Announces `credit_note.created`, and `invoice.paid` when nothing is left to pay.
 */
export async function creditInvoice(
  id: string,
  { items, reason, numberingRangeId }: NewCreditNote
) {
  const { invoice, lines, customer } = await lockInvoice(id)
  nextStatus(invoice, lines, 'credit')
  const credited = creditedLines(lines, items ?? undefined)
  const totals = totalsOf(credited)
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  const withheld = await creditedWithholdings(invoice, lines, credited)

  const { goods, returnTo } = await lockReturn(credited, invoice.warehouseId)
  const cost = takeBack(goods, credited, { warehouseId: returnTo, reference: id, reason: 'RETURN' })
  owe(customer, totals.total.minus(withheld.total).neg())
  const posted = await withAccounts([
    ...(await returnOf(credited, cost, withheld.total)),
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
    currency: invoice.currency,
    costCenterId: invoice.costCenterId,
    ...totals,
    withholdings: withheld.withholdings,
    withheldTotal: withheld.total,
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
  for (const line of credited) countCredited(line)

  const { status, total, paidAmount, creditedAmount } = invoice
  const after = settle({
    total,
    paidAmount,
    creditedAmount: creditedAmount.plus(totals.total),
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
  return { ...note.$attributes, id: note.id, items: credited }
}

function countCredited({ invoiceLineId, quantity }: CreditLine) {
  defer(
    `UPDATE invoice_lines SET credited_quantity = credited_quantity + ${quantity.toFixed()} WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(invoiceLineId)}`
  )
}
