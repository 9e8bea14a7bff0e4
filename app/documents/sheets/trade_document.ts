/** Draws quotes, invoices, credit notes, debit notes and purchase orders. */
import Big from 'big.js'
import { amountInWords } from '#documents/amount_in_words'
import type { Issuer } from '#documents/issuer'
import { letterhead, parties, type Fact, type Party } from '#documents/letterhead'
import { passage, paymentInstructions } from '#documents/passage'
import { SOFT, written, type Sheet } from '#documents/sheet'
import { netOf, ratesOf, taxesOfAll, type PrintedTax } from '#documents/sheets/taxes_of_lines'
import { table, type Column } from '#documents/table'

export type TradeLine = {
  description: string
  quantity: number
  unitPrice: number
  taxRate: number
  discountRate: number
  subtotal: number
  discount: number
  /** Its share in the discount of the document. */
  documentDiscount?: number
  tax: number
  total: number
  /** Without them the line has the general tax of `taxRate`. */
  taxes?: readonly PrintedTax[]
  priceIncludesTax?: boolean
}

type TradeDocument = {
  kind: 'invoice' | 'quote' | 'creditNote' | 'debitNote' | 'purchaseOrder'
  number: number | null
  /** The number in an authorised range, printed before the internal one. */
  fiscalNumber?: string | null
  /** The resolution that authorises the fiscal number. */
  authorization?: string | null
  watermark: 'draft' | 'void' | 'cancelled' | 'sampleMark' | null
  party: Party
  facts: readonly Fact[]
  items: readonly TradeLine[]
  subtotal: number
  discountTotal: number
  total: number
  /** Amounts after the total, such as payments; the last is the balance. */
  settled?: readonly (readonly [label: string, amount: number])[]
  /** Prints the payment instructions of the company. */
  asksForMoney?: boolean
  notes?: string | null
  notesTitle?: string
}

/** The label of the other party. */
const PARTIES = {
  invoice: 'customer',
  creditNote: 'customer',
  debitNote: 'customer',
  quote: 'quoteFor',
  purchaseOrder: 'supplier',
} as const

/** Returns the PDF; a document without a number is a draft. */
export function tradeDocument(issuer: Issuer, document: TradeDocument): Promise<Buffer> {
  const { kind, number, fiscalNumber, authorization, watermark, party, facts, items } = document
  const { labels } = issuer
  const internal = number === null ? labels('draft') : labels('number', { number })
  const under = fiscalNumber ? `${fiscalNumber} (${internal})` : internal

  return written(
    { title: `${labels(kind)} ${under}`, issuer, watermark: watermark && labels(watermark) },
    async (sheet) => {
      let y = letterhead(sheet, issuer, labels(kind), under, authorization)
      y = parties(sheet, y, issuer, {
        label: labels(PARTIES[kind]),
        party,
        facts,
      })
      y = await table(sheet, y, columnsOf(issuer, document), [
        ...rowsOf(issuer, items, hasOwnDiscounts(document)),
      ])
      y = closing(sheet, y + 12, issuer, document)
      if (document.asksForMoney) y = await paymentInstructions(sheet, y, issuer)
      await notes(sheet, y, issuer, document.notes, document.notesTitle)
    }
  )
}

/**
 * The amount column is after discounts of lines and before taxes: less the discount of the document
 * it adds up to the taxable base.
 */
function columnsOf({ labels }: Issuer, document: TradeDocument): Column[] {
  const { items } = document
  const right = { align: 'right' as const }
  const isInclusive = items.every(({ priceIncludesTax }) => priceIncludesTax)
  return [
    { title: '#', points: 30, ...right },
    { title: labels('description') },
    { title: labels('quantity'), points: 58, ...right },
    { title: labels(isInclusive ? 'priceWithTax' : 'unitPrice'), points: 86, ...right },
    ...(hasOwnDiscounts(document) ? [{ title: labels('discountRate'), points: 46, ...right }] : []),
    { title: labels('tax'), points: 48, ...right },
    { title: labels('amount'), points: 94, ...right },
  ]
}

const ofDocument = ({ items }: TradeDocument) =>
  items.reduce((total, { documentDiscount }) => total.plus(documentDiscount ?? 0), new Big(0))

const hasOwnDiscounts = (document: TradeDocument) =>
  new Big(document.discountTotal).gt(ofDocument(document))

function* rowsOf(issuer: Issuer, items: readonly TradeLine[], hasDiscounts: boolean) {
  const { formats } = issuer
  for (const [index, line] of items.entries()) {
    const { description, quantity, unitPrice, discountRate } = line
    const rate = discountRate ? formats.percent(discountRate) : ''
    yield {
      cells: [
        `${index + 1}`,
        description,
        // A credit note by amount has no units.
        ...(quantity ? [formats.quantity(quantity), formats.price(unitPrice)] : ['', '']),
        ...(hasDiscounts ? [rate] : []),
        ratesOf(issuer, line),
        formats.amount(netOf(line)),
      ],
    }
  }
}

/** Totals and the total in words stay on one page if they fit. */
function closing(sheet: Sheet, from: number, issuer: Issuer, document: TradeDocument): number {
  const { labels, formats, currency, locale } = issuer
  const width = Math.min(270, sheet.width * 0.52)
  const totals = totalsOf(issuer, document)
  const settled = document.settled ?? []
  const begin = sheet.room(from, Math.max((totals.length + settled.length) * 15 + 40, 110))
  const [x, amounts] = [sheet.right - width, width * 0.48]

  const line = (
    at: number,
    label: string,
    amount: string,
    style: { bold?: boolean; size?: number; color?: string } = {}
  ) => {
    const y = sheet.room(at, 26)
    const heights = [
      sheet.text(label, x, y, width - amounts - 6, { color: SOFT, ...style }),
      sheet.text(amount, sheet.right - amounts - 5, y, amounts, { ...style, align: 'right' }),
    ]
    return y + Math.max(...heights) + 4
  }
  const space = sheet.width - width - 30
  const title =
    sheet.text(labels('inWords').toLocaleUpperCase(locale), sheet.left, begin, space, {
      size: 7.5,
      bold: true,
      color: SOFT,
    }) + 3
  const words = sheet.text(
    amountInWords(document.total, currency, locale),
    sheet.left,
    begin + title,
    space,
    { size: 9 }
  )

  let y = begin
  for (const [label, amount] of totals) y = line(y, label, formats.amount(amount))
  y = sheet.room(y, 32)
  sheet.shade(x - 6, y, width + 6, 22, sheet.colors.fill)
  y =
    line(y + 5.5, `${labels('total')} ${currency}`, formats.money(document.total), {
      bold: true,
      size: 11,
      color: sheet.colors.onFill,
    }) + 6
  for (const [index, [label, amount]] of settled.entries())
    y = line(
      y,
      label,
      formats.amount(amount),
      index === settled.length - 1 ? { bold: true, color: sheet.colors.text } : {}
    )

  return Math.max(y, begin + title + words) + 10
}

function totalsOf(issuer: Issuer, document: TradeDocument): [label: string, amount: number][] {
  const { items, subtotal, discountTotal } = document
  const { labels } = issuer
  const share = ofDocument(document)
  const discounts: [string, Big][] = [
    [labels('discount'), new Big(discountTotal).minus(share)],
    [labels('documentDiscount'), share],
  ]
  const totals: [string, number][] = [[labels('subtotal'), subtotal]]
  for (const [label, amount] of discounts)
    if (amount.gt(0)) totals.push([label, amount.neg().toNumber()])
  if (discountTotal) totals.push([labels('net'), new Big(subtotal).minus(discountTotal).toNumber()])

  return [...totals, ...taxesOfAll(issuer, items)]
}

export const notes = (
  sheet: Sheet,
  from: number,
  issuer: Issuer,
  text?: string | null,
  title = issuer.labels('notes')
) => passage(sheet, from, issuer, title, text)
