/** Quotes, invoices, credit notes, payments and statements as PDF, from the API's answers. */
import type { ApiRecord } from '#core/resources/transformer'
import type { DocumentOf } from '#start/drawings'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { readRecord } from '#core/endpoints/operations'
import { drawn } from '#documents/drawn'
import { fileNameOf, issuerOf, type Issuer } from '#documents/issuer'
import type { Party } from '#documents/letterhead'
import { authorizationOf } from '#numbering/fiscal_numbers'
import { settlementRows } from '#sales/invoices/printed_settlement'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'
import { notesWithDues } from '#sales/terms/printed_dues'
import { withPrintedTaxes } from '#tax/taxes'

export type Printed = { pdf: Buffer; fileName: string; issuer: Issuer; record: ApiRecord }

/** States that the reader of a quote should see. */
const SHOWN_STATES = ['ACCEPTED', 'REJECTED', 'EXPIRED', 'INVOICED']

/** Invoices that are paid or void ask for nothing. */
export const asksForMoney = ({ status }: ApiRecord) => !['PAID', 'VOID'].includes(status)

/** 404 when it is missing. A draft has a watermark. */
export async function printedQuote(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(quoteTransformer, id)
  const { labels, formats } = issuer
  const { number, status, date, validUntil, currency } = record
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('validUntil'), validUntil && formats.day(validUntil)],
    [labels('currency'), currency],
    [labels('status'), SHOWN_STATES.includes(status) ? labels(`quoteStates.${status}`) : null],
  ] as const

  const pdf = await drawn('tradeDocument', issuer, {
    ...amountsOf(record),
    kind: 'quote',
    number,
    watermark: status === 'DRAFT' ? 'draft' : null,
    asksForMoney: true,
    party,
    facts,
  })
  return { pdf, fileName: fileNameOf(issuer, 'quote', number), issuer, record }
}

/** An invoice or a debit note, with payments and credits. Drafts and void ones have a watermark. */
export async function printedInvoice(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(invoiceTransformer, id)
  const { labels, formats } = issuer
  const { number, status, date, dueDate, paymentMethod, currency } = record
  const { kind, facts: ofNote, ...more } = await debitNoteOf(record, issuer)
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('billedPeriod'), periodOf(record, issuer)],
    ...ofNote,
    [labels('due'), formats.day(dueDate)],
    [labels('paymentMethod'), labels(`methods.${paymentMethod}`)],
    [labels('currency'), currency],
  ] as const

  const pdf = await drawn('tradeDocument', issuer, {
    ...amountsOf(record),
    ...more,
    ...{ kind, number, party, facts, ...(await fiscalOf(record, issuer)) },
    notes: notesWithDues({ ...record, ...more }, issuer),
    watermark: status === 'DRAFT' ? 'draft' : status === 'VOID' ? 'void' : null,
    asksForMoney: asksForMoney(record),
    settled: settlementRows(record, issuer),
  })
  return {
    pdf,
    fileName: fileNameOf(issuer, kind, record.fiscalNumber ?? number),
    issuer,
    record,
  }
}

/** The days that an invoice of a series is for; null of another one. */
export const periodOf = (
  { periodStart, periodEnd }: ApiRecord,
  { labels, formats }: Pick<Issuer, 'labels' | 'formats'>
): string | null =>
  periodStart && labels('period', { from: formats.day(periodStart), to: formats.day(periodEnd) })

/** A debit note has a title of its own, its invoice and its reason. */
async function debitNoteOf(
  { type, relatedInvoiceId, reason, notes }: ApiRecord,
  { labels }: Issuer
) {
  if (type !== 'DEBIT_NOTE') return { kind: 'invoice', facts: [] } as const
  const number = await numberOf(relatedInvoiceId)
  return {
    kind: 'debitNote',
    facts: [[labels('forInvoice'), labels('number', { number })]],
    notes: [reason, notes].filter(Boolean).join('\n'),
    notesTitle: labels('reason'),
  } as const
}

export async function printedCreditNote(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(creditNoteTransformer, id)
  const { labels, formats } = issuer
  const { number, date, invoiceId, currency, reason, concept } = record
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('forInvoice'), labels('number', { number: await numberOf(invoiceId) })],
    [labels('concept'), labels(`concepts.${concept}`)],
    [labels('currency'), currency],
  ] as const

  const pdf = await drawn('tradeDocument', issuer, {
    ...amountsOf(record),
    kind: 'creditNote',
    number,
    ...(await fiscalOf(record, issuer)),
    watermark: null,
    party,
    facts,
    notes: reason,
    notesTitle: labels('reason'),
  })
  return {
    pdf,
    fileName: fileNameOf(issuer, 'creditNote', record.fiscalNumber ?? number),
    issuer,
    record,
  }
}

/** The receipt. A void one has a watermark. */
export async function printedPayment(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(paymentTransformer, id)
  const { labels, formats } = issuer
  const { number, status, date, amount, paymentMethod, reference, notes } = record
  const settled = settledBy(record)
  const [only] = settled
  const facts = [
    [labels('date'), formats.day(date)],
    [
      labels('forInvoice'),
      settled.length === 1 ? labels('number', { number: numberIn(only) }) : null,
    ],
    [labels('paymentMethod'), labels(`methods.${paymentMethod}`)],
    [labels('reference'), reference],
  ] as const

  const pdf = await drawn('receipt', issuer, {
    number,
    isVoid: status === 'VOID',
    party,
    facts,
    amount,
    lines: linesOfReceipt(record, settled, labels),
    notes,
  })
  return { pdf, fileName: fileNameOf(issuer, 'receipt', number), issuer, record }
}

/** Allocations that stand; of a void payment those that stood. */
const settledBy = ({ status, allocations }: ApiRecord): ApiRecord[] =>
  allocations.filter(({ voidedOn }: ApiRecord) => status === 'VOID' || !voidedOn)

const numberIn = ({ invoiceFiscalNumber, invoiceNumber }: ApiRecord) =>
  invoiceFiscalNumber ?? invoiceNumber

/** The rows of a receipt below its amount. None without allocations, or for one invoice and money alone. */
function linesOfReceipt(
  { deductedTotal, withheldTotal, unallocatedAmount, allocations }: ApiRecord,
  settled: readonly ApiRecord[],
  labels: Issuer['labels']
): [string, number][] {
  const isPlain = settled.length === 1 && !deductedTotal && !withheldTotal && !unallocatedAmount
  if (isPlain || !allocations.length) return []

  const more: [string, number][] = [
    [labels('deducted'), -deductedTotal],
    [labels('withheld'), -withheldTotal],
    [labels('advance'), unallocatedAmount],
  ]
  return [
    ...settled.map((one): [string, number] => [
      `${labels('movements.INVOICE')} ${labels('number', { number: numberIn(one) })}`,
      one.amount,
    ]),
    ...more.filter(([, amount]) => amount !== 0),
  ]
}

/** The fiscal number of an invoice, where it has one. */
async function numberOf(invoiceId: string): Promise<number | string> {
  const [{ number, fiscal }] = await rows(
    'SELECT number, fiscal_number AS fiscal FROM invoices WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, invoiceId]
  )
  return fiscal ?? number
}

/** The fiscal number, with the resolution of its range (Resolución DIAN 000165 of 2023, art. 11). */
async function fiscalOf(
  { fiscalNumber, numberingRangeId }: ApiRecord,
  { labels, formats }: Issuer
) {
  const range = fiscalNumber && (await authorizationOf(numberingRangeId))
  const authorization =
    range &&
    labels(range.prefix ? 'authorizationWithPrefix' : 'authorization', {
      resolution: range.resolution,
      prefix: range.prefix,
      from: formats.day(range.validFrom),
      until: formats.day(range.validUntil),
      first: `${range.from}`,
      last: `${range.to}`,
    })
  return { fiscalNumber, authorization }
}

/** The PDF of `GET /customers/:id/statement`. */
export async function printedStatement(answer: ApiRecord): Promise<Buffer> {
  const [issuer, party] = await Promise.all([issuerOf(answer.currency), partyOf(answer)])
  return drawn('statement', issuer, {
    ...(answer as Omit<DocumentOf<'statement'>, 'party' | 'today'>),
    party,
    today: todayIn(Current.tenant.timezone),
  })
}

async function read(definition: Parameters<typeof readRecord>[0], id: string) {
  const record = await withPrintedTaxes(await readRecord(definition, id))
  return { record, issuer: await issuerOf(record.currency), party: await partyOf(record) }
}

/** The document's name with today's contact data. */
async function partyOf({ customerId, customerName }: ApiRecord): Promise<Party> {
  const [customer] = await rows(
    'SELECT tax_id AS taxId, address, phone, email FROM customers WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, customerId]
  )
  return { ...customer, name: customerName }
}

const amountsOf = ({ items, subtotal, discountTotal, total, notes }: ApiRecord) => ({
  items,
  subtotal,
  discountTotal,
  total,
  notes,
})
