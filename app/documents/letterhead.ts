import type { Issuer } from '#documents/issuer'
import { SOFT, type Sheet } from '#documents/sheet'

export type Party = {
  name: string
  taxId?: string | null
  address?: string | null
  phone?: string | null
  email?: string | null
}

export type Fact = readonly [label: string, value: string | null | undefined]

/** Longest address or contact of a party, in points; the rest is left out. */
const MOST_HIGH = 110
const MOST_CHARACTERS = 1_000

/** The logo stands in this box, in points. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [180, 54]

/**
 * Draws logo, issuer, title, number and the authorisation of the number. Returns the y where the
 * document continues.
 */
export function letterhead(
  sheet: Sheet,
  issuer: Issuer,
  title: string,
  under?: string,
  authorization?: string | null
): number {
  const { left, right, width, pdf } = sheet
  const [own, gap] = [width * 0.55, 12]
  const top = pdf.page.margins.top
  const logo = issuer.brand?.logo
  const begin = logo ? top + sheet.picture(logo, left, top, LOGO_WIDTH, LOGO_HEIGHT) + 8 : top
  const { text: color } = sheet.colors
  let y = begin + sheet.text(issuer.name, left, begin, own, { size: 14, bold: true, color }) + 3

  for (const line of linesOf(issuer, issuer.labels('taxId'), issuer))
    y += sheet.text(line, left, y, own, { size: 8.5, color: SOFT, most: MOST_HIGH }) + 1

  const [x, side] = [left + own + gap, right - left - own - gap]
  let other =
    top +
    sheet.text(title.toLocaleUpperCase(issuer.locale), x, top, side, {
      size: 14,
      bold: true,
      color,
      align: 'right',
    }) +
    3
  if (under) other += sheet.text(under, x, other, side, { size: 11, align: 'right' })
  if (authorization)
    other +=
      3 + sheet.text(authorization, x, other + 3, side, { size: 7, align: 'right', color: SOFT })

  const end = Math.max(y, other) + 10
  sheet.rule(end, { color: sheet.colors.fill, width: 1.2 })
  return end + 14
}

/** Draws the other party and the facts, on a new page if needed. Returns the next y. */
export function parties(
  sheet: Sheet,
  from: number,
  issuer: Issuer,
  { label, party, facts }: { label: string; party: Party; facts: readonly Fact[] }
): number {
  const { left, width } = sheet
  const [own, gap] = [width * 0.52, 24]
  const said = [
    {
      line: label.toLocaleUpperCase(issuer.locale),
      style: { size: 7.5, bold: true, color: SOFT },
      gap: 3,
    },
    { line: party.name, style: { size: 10.5, bold: true }, gap: 2 },
    ...linesOf(party, issuer.labels('taxIdOfCustomer'), issuer).map((line) => ({
      line: line.slice(0, MOST_CHARACTERS),
      style: { most: MOST_HIGH },
      gap: 1,
    })),
  ]
  const height = said.reduce(
    (sum, { line, style, gap: below }) => sum + sheet.heightOf(line, own, style) + below,
    0
  )
  const begin = sheet.room(from, height)

  let y = begin
  for (const { line, style, gap: below } of said) y += sheet.text(line, left, y, own, style) + below

  const end = factsAt(sheet, left + own + gap, begin, width - own - gap, facts)
  return Math.max(y, end) + 14
}

function factsAt(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  facts: readonly Fact[]
): number {
  const own = width * 0.45
  for (const [label, value] of facts) {
    if (!value) continue
    const heights = [
      sheet.text(label, x, y, own, { color: SOFT }),
      sheet.text(value, x + own, y, width - own, { align: 'right' }),
    ]
    y += Math.max(...heights) + 3
  }
  return y
}

function linesOf(
  { taxId, address, phone, email }: Omit<Party, 'name'>,
  label: string,
  { labels }: Issuer
): string[] {
  const reach = [phone && `${labels('phone')} ${phone}`, email].filter(Boolean).join(' · ')
  return [taxId && `${label} ${taxId}`, address, reach].filter((line): line is string =>
    Boolean(line)
  )
}
