import { amountInWords } from '#documents/amount_in_words'
import type { Issuer } from '#documents/issuer'
import { letterhead, parties, type Fact, type Party } from '#documents/letterhead'
import { SHADE, SOFT, written } from '#documents/sheet'
import { table, type Column, type Row } from '#documents/table'
import { notes } from '#documents/sheets/trade_document'

type Receipt = {
  number: number
  isVoid: boolean
  party: Party
  facts: readonly Fact[]
  amount: number
  /** Rows below the amount that add up to it. None are drawn by default. */
  lines?: readonly (readonly [label: string, amount: number])[]
  notes?: string | null
}

/** Returns the PDF, with the amount in words and a watermark if the payment is void. */
export function receipt(
  issuer: Issuer,
  { number, isVoid, party, facts, amount, lines = [], notes: said }: Receipt
): Promise<Buffer> {
  const { labels, formats, currency, locale } = issuer

  return written(
    {
      title: `${labels('receipt')} ${labels('number', { number })}`,
      issuer,
      watermark: isVoid ? labels('void') : null,
    },
    async (sheet) => {
      const { left, width } = sheet
      const begin = letterhead(sheet, issuer, labels('receipt'), labels('number', { number }))
      const end = parties(sheet, begin, issuer, { label: labels('receivedFrom'), party, facts }) + 4

      const words = amountInWords(amount, currency, locale)
      const [half, pad] = [width / 2, 14]
      const height = Math.max(48, sheet.heightOf(words, half - 2 * pad) + 16) + 2 * pad
      const y = sheet.room(end, height)
      sheet.shade(left, y, width, height, SHADE)
      sheet.shade(left, y, 3, height, sheet.colors.fill)
      sheet.text(
        labels('amountReceived').toLocaleUpperCase(locale),
        left + pad,
        y + pad,
        half - pad,
        {
          size: 7.5,
          bold: true,
          color: SOFT,
        }
      )
      sheet.text(formats.money(amount), left + pad, y + pad + 13, half - pad, {
        size: 18,
        bold: true,
        color: sheet.colors.text,
      })
      sheet.text(
        `${labels('inWords').toLocaleUpperCase(locale)}`,
        left + half,
        y + pad,
        half - pad,
        {
          size: 7.5,
          bold: true,
          color: SOFT,
        }
      )
      sheet.text(words, left + half, y + pad + 13, half - pad)
      const below = y + height + 18
      const ended = lines.length
        ? await table(sheet, below, columnsOf(issuer), rowsOf(lines, issuer))
        : below
      await notes(sheet, lines.length ? ended + 18 : ended, issuer, said)
    }
  )
}

const columnsOf = ({ labels }: Issuer): Column[] => [
  { title: labels('document') },
  { title: labels('amount'), align: 'right', points: 110 },
]

const rowsOf = (lines: NonNullable<Receipt['lines']>, { formats }: Issuer): Row[] =>
  lines.map(([label, amount]) => ({ cells: [label, formats.amount(amount)] }))
