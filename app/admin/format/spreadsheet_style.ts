/** How a spreadsheet program of a company's language and country reads CSV. */
import type { CsvStyle } from '#core/primitives/csv'

/**
 * The style for a locale such as `es-CO`. Where numbers have a decimal comma, spreadsheets divide
 * cells by semicolons. The byte order mark tells Excel that the file is UTF-8.
 */
export function spreadsheetStyle(locale: string): CsvStyle {
  const [, mark] = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(1)
    .map(({ value }) => value)
  return mark === ','
    ? { separator: ';', decimal: ',', bom: true }
    : { separator: ',', decimal: '.', bom: true }
}
