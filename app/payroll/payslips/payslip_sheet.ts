/** Layout of a payslip. */
import { amountInWords } from '#documents/amount_in_words'
import type { Issuer } from '#documents/issuer'
import { letterhead, parties } from '#documents/letterhead'
import { SHADE, SOFT, written, type Sheet } from '#documents/sheet'
import { table, type Column, type Row } from '#documents/table'
import { textsOf, type Texts } from '#core/primitives/texts'

/** As in the API. */
export type Slip = {
  payrollRunId: string
  period: string
  employeeName: string
  document: string | null
  position: string | null
  base: number
  lines: Line[]
  gross: number
  deductions: number
  net: number
  employerCost: number
}

type Line = {
  concept: string
  quantity: number
  rate: number
  base: number
  amount: number
  side: string
  source: { type?: string; date?: string; from?: string; to: string }
}

export function payslipSheet(
  issuer: Issuer,
  { slip, watermark }: { slip: Slip; watermark: 'draft' | 'void' | null }
): Promise<Buffer> {
  const words = textsOf('payslips', issuer.locale)

  return written(
    {
      title: `${words('title')} ${slip.period} · ${slip.employeeName}`,
      issuer,
      watermark: watermark && issuer.labels(watermark),
    },
    async (sheet) => {
      let y = letterhead(sheet, issuer, words('title'), issuer.formats.month(slip.period))
      y = parties(sheet, y, issuer, {
        label: words('employee'),
        party: {
          name: slip.employeeName,
          address: slip.document && `${words('document')} ${slip.document}`,
        },
        facts: factsOf(slip, words, issuer),
      })
      y = await payOf(sheet, y, slip, words, issuer)
      y = netOf(sheet, y + 12, slip, words, issuer)
      await employerOf(sheet, y + 16, slip, words, issuer)
    }
  )
}

const factsOf = ({ position, base }: Slip, words: Texts, issuer: Issuer) =>
  [
    [words('position'), position],
    [words('base'), issuer.formats.money(base)],
  ] as const

async function payOf(
  sheet: Sheet,
  y: number,
  { lines, gross, deductions }: Slip,
  words: Texts,
  issuer: Issuer
): Promise<number> {
  const { amount } = issuer.formats
  const shown = lines.filter(({ side }) => side !== 'EMPLOYER')
  const body = shown.map((line): Row => ({
    cells: [
      ...described(line, words, issuer),
      ...(line.side === 'EARNING' ? [amount(line.amount), ''] : ['', amount(line.amount)]),
    ],
  }))
  return table(sheet, y, columnsOf(words, words('earned'), words('withheld')), [
    ...body,
    {
      cells: [words('total'), '', '', amount(gross), amount(deductions)],
      bold: true,
      shaded: true,
    },
  ])
}

function netOf(
  sheet: Sheet,
  from: number,
  { net }: Slip,
  words: Texts,
  { formats, currency, locale, labels }: Issuer
): number {
  const { left, width } = sheet
  const [half, pad] = [width / 2, 12]
  const said = amountInWords(net, currency, locale)
  const height = Math.max(30, sheet.heightOf(said, half - 2 * pad) + 14) + 2 * pad
  const y = sheet.room(from, height)

  sheet.shade(left, y, width, height, SHADE)
  sheet.shade(left, y, 3, height, sheet.colors.fill)
  sheet.text(words('net').toLocaleUpperCase(locale), left + pad, y + pad, half - pad, {
    size: 7.5,
    bold: true,
    color: SOFT,
  })
  sheet.text(formats.money(net), left + pad, y + pad + 12, half - pad, {
    size: 16,
    bold: true,
    color: sheet.colors.text,
  })
  sheet.text(labels('inWords').toLocaleUpperCase(locale), left + half, y + pad, half - pad, {
    size: 7.5,
    bold: true,
    color: SOFT,
  })
  sheet.text(said, left + half, y + pad + 12, half - pad)
  return y + height
}

async function employerOf(
  sheet: Sheet,
  from: number,
  { lines, employerCost }: Slip,
  words: Texts,
  issuer: Issuer
) {
  const paid = lines.filter(({ side }) => side === 'EMPLOYER')
  if (!paid.length) return

  const y = sheet.room(from, 60)
  const title = sheet.text(
    words('employer').toLocaleUpperCase(issuer.locale),
    sheet.left,
    y,
    sheet.width,
    { size: 7.5, bold: true, color: SOFT }
  )
  const body = paid.map((line): Row => ({
    cells: [...described(line, words, issuer), issuer.formats.amount(line.amount)],
  }))
  await table(sheet, y + title + 4, columnsOf(words, words('amount')), [
    ...body,
    {
      cells: [words('total'), '', '', issuer.formats.amount(employerCost)],
      bold: true,
      shaded: true,
    },
  ])
}

function columnsOf(words: Texts, ...amounts: string[]): Column[] {
  const right = { align: 'right' as const }
  return [
    { title: words('concept') },
    { title: words('quantity'), points: 60, ...right },
    { title: words('rate'), points: 80, ...right },
    ...amounts.map((title) => ({ title, points: 92, ...right })),
  ]
}

/** The concept with its days, quantity and rate; percentages show only the rate. */
function described(
  { concept, quantity, rate, base, source: { type, date, from, to } }: Line,
  words: Texts,
  { formats }: Issuer
): [concept: string, quantity: string, rate: string] {
  if (type === 'DEDUCTION') return [concept, '', rate === base ? '' : formats.percent(rate)]

  const days = date
    ? formats.day(date)
    : from && words('range', { from: formats.day(from), to: formats.day(to) })
  return [
    [words(`concepts.${concept}`, {}, concept), days].filter(Boolean).join(' · '),
    formats.quantity(quantity),
    formats.price(rate),
  ]
}
