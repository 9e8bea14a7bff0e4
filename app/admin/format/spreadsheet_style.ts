import type { CsvStyle } from '#core/primitives/csv'

/** Style for a locale such as `es-CO`: a decimal comma means semicolons; Excel needs the BOM. */
export function spreadsheetStyle(locale: string): CsvStyle {
  const [, mark] = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(1)
    .map(({ value }) => value)
  return mark === ','
    ? { separator: ';', decimal: ',', bom: true }
    : { separator: ',', decimal: '.', bom: true }
}
