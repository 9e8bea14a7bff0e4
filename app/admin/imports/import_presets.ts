/** Defaults for imports: the company's way to write numbers and days. */

const ORDERS: Record<string, string> = {
  'day month year': 'DMY',
  'month day year': 'MDY',
  'year month day': 'YMD',
}

/** Unreadable marks and orders are undefined. */
export function writtenIn(locale = 'en'): Record<string, string | undefined> {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts(0)
    .filter(({ type }) => type !== 'literal')
  return { decimal, dates: ORDERS[parts.map(({ type }) => type).join(' ')] }
}
