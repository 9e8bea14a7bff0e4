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
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'
import { withPrintedTaxes } from '#sales/printed_taxes'

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

/** Shows payments and credits. Drafts and void invoices have a watermark. */
export async function printedInvoice(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(invoiceTransformer, id)
  const { labels, formats } = issuer
  const {
    number,
    status,
    date,
    dueDate,
    paymentMethod,
    currency,
    withheldTotal,
    paidAmount,
    creditedAmount,
    balance,
  } = record
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('due'), formats.day(dueDate)],
    [labels('paymentMethod'), labels(`methods.${paymentMethod}`)],
    [labels('currency'), currency],
  ] as const
  const settled = [
    [labels('withheld'), -withheldTotal] as const,
    [labels('paid'), -paidAmount] as const,
    [labels('credited'), -creditedAmount] as const,
  ].filter(([, amount]) => amount !== 0)

  const pdf = await drawn('tradeDocument', issuer, {
    ...amountsOf(record),
    ...{ kind: 'invoice', number, party, facts, ...(await fiscalOf(record, issuer)) },
    watermark: status === 'DRAFT' ? 'draft' : status === 'VOID' ? 'void' : null,
    asksForMoney: asksForMoney(record),
    settled: settled.length ? [...settled, [labels('balance'), balance]] : [],
  })
  return {
    pdf,
    fileName: fileNameOf(issuer, 'invoice', record.fiscalNumber ?? number),
    issuer,
    record,
  }
}

export async function printedCreditNote(id: string): Promise<Printed> {
  const { record, issuer, party } = await read(creditNoteTransformer, id)
  const { labels, formats } = issuer
  const { number, date, invoiceId, currency, reason } = record
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('forInvoice'), labels('number', { number: await numberOf(invoiceId) })],
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
  const { number, status, date, amount, paymentMethod, reference, notes, invoiceId } = record
  const facts = [
    [labels('date'), formats.day(date)],
    [labels('forInvoice'), labels('number', { number: await numberOf(invoiceId) })],
    [labels('paymentMethod'), labels(`methods.${paymentMethod}`)],
    [labels('reference'), reference],
  ] as const

  const pdf = await drawn('receipt', issuer, {
    number,
    isVoid: status === 'VOID',
    party,
    facts,
    amount,
    notes,
  })
  return { pdf, fileName: fileNameOf(issuer, 'receipt', number), issuer, record }
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
