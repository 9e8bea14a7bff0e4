/** The letters of quotes, invoices, credit notes and receipts, with their PDF. */
import { textsOf } from '#core/primitives/texts'
import { formatsOf } from '#documents/formats'
import { dayAndDistance, type Prepared } from '#document_mails/mails'
import { oldestOpen } from '#sales/terms/shown_instalments'
import {
  asksForMoney,
  periodOf,
  printedCreditNote,
  printedInvoice,
  printedPayment,
  printedQuote,
  type Printed,
} from '#sales/documents'

/** 404 when the quote was deleted. */
export async function quoteLetter(id: string): Promise<Prepared> {
  const printed = await printedQuote(id)
  const { record, words, money, day, labels } = toolsOf(printed)
  const { validUntil } = record
  return letterOf(printed, {
    said: [
      words('attached.quote', { number: record.number, total: money(record.total) }),
      validUntil && words('valid', { day: day(validUntil) }),
    ],
    facts: [
      [labels('total'), money(record.total)],
      ...(validUntil
        ? [[labels('validUntil'), dayAndDistance(words, day(validUntil), validUntil)] as const]
        : []),
    ],
    asksForMoney: true,
  })
}

export async function invoiceLetter(id: string): Promise<Prepared> {
  const printed = await printedInvoice(id)
  const { record, words, money, day, labels } = toolsOf(printed)
  if (record.status === 'VOID') return { notSent: 'The invoice was voided before the mail left' }

  const { balance } = record
  // Of instalments the one that is open first.
  const dueDate = oldestOpen(record.installments) ?? record.dueDate
  const period = periodOf(record, printed.issuer)
  const isOpen = asksForMoney(record) && balance > 0
  const due = isOpen ? dayAndDistance(words, day(dueDate), dueDate) : day(dueDate)
  return letterOf(printed, {
    said: [
      words(record.type === 'DEBIT_NOTE' ? 'attached.debit_note' : 'attached.invoice', {
        number: numberOf(record),
        total: money(record.total),
      }),
      words('due', { day: day(dueDate) }),
    ],
    facts: [
      ...(period ? [[labels('billedPeriod'), period] as const] : []),
      [labels('total'), money(record.total)],
      [labels('balance'), money(balance)],
      [labels('due'), due],
    ],
    asksForMoney: asksForMoney(record),
  })
}

export async function creditNoteLetter(id: string): Promise<Prepared> {
  const printed = await printedCreditNote(id)
  const { record, words, money, day, labels } = toolsOf(printed)
  return letterOf(printed, {
    said: [words('attached.credit_note', { number: numberOf(record), total: money(record.total) })],
    facts: [
      [labels('total'), money(record.total)],
      [labels('date'), day(record.date)],
    ],
  })
}

export async function receiptLetter(id: string): Promise<Prepared> {
  const printed = await printedPayment(id)
  const { record, words, money, day, labels } = toolsOf(printed)
  if (record.status === 'VOID') return { notSent: 'The payment was voided before the mail left' }

  return letterOf(printed, {
    said: [words('attached.payment', { number: record.number, total: money(record.amount) })],
    facts: [
      [labels('amountReceived'), money(record.amount)],
      [labels('date'), day(record.date)],
    ],
  })
}

const numberOf = ({ fiscalNumber, number }: Printed['record']) => fiscalNumber ?? number

/** Amounts and days as mails write them, which may have signs that the fonts of a PDF lack. */
function toolsOf({ issuer, record }: Printed) {
  const { money, day } = formatsOf(issuer, issuer.currency)
  return {
    record,
    words: textsOf('document_mails', issuer.locale),
    money,
    day,
    labels: issuer.labels,
  }
}

type Said = Pick<Exclude<Prepared, { notSent: string }>, 'said' | 'facts'> & {
  asksForMoney?: boolean
}

const letterOf = (
  { issuer, record, pdf, fileName }: Printed,
  { said, facts, asksForMoney: asks = false }: Said
): Prepared => ({
  issuer,
  name: record.customerName,
  said,
  facts,
  asksForMoney: asks,
  file: { name: fileName, pdf },
})
