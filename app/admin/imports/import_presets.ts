/** How people of a company write numbers and days, by its locale: what an import begins with. */

const ORDERS: Record<string, string> = {
  'day month year': 'DMY',
  'month day year': 'MDY',
  'year month day': 'YMD',
}

/** A mark or an order that files cannot be read by is none. */
export function writtenIn(locale = 'en'): Record<string, string | undefined> {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts(0)
    .filter(({ type }) => type !== 'literal')
  return { decimal, dates: ORDERS[parts.map(({ type }) => type).join(' ')] }
}
