/** Translates row errors, by their sentence where it has more detail than the code. */
import type { I18n } from '@adonisjs/i18n'

/** Group names are the placeholders of the translation. */
const SENTENCES: Record<string, RegExp> = {
  no_number: /must be a number, and (?<text>".*") is none$/s,
  wrong_groups:
    /must be a number, and (?<text>".*") is none: thousands are groups of three digits$/s,
  other_mark:
    /must be a number, and (?<text>".*") is none: the decimal mark of this file is "(?<mark>.)"$/s,
  percent: /must be a number without %, and (?<text>".*") has one$/s,
  other_currency: /must be an amount in the company's currency, and (?<text>".*") is in another$/s,
  no_boolean:
    /must be true or false \(also 1\/0, yes\/no, sí\/no, x\), and (?<text>".*") is none of them$/s,
  short_year: /must have a year of four digits, such as 2026-11-20, and (?<text>".*") has none$/s,
  not_midnight: /must be a day, and (?<text>".*") has a time behind it that is not midnight$/s,
  serial: /a spreadsheet writes days as such numbers/,
  no_day: /must be an existing day, such as 2026-11-20, and (?<text>".*") is none/s,
  sheet_error: /has the error (?<text>.*) in the sheet$/s,
  column_count: /^The row has (?<cells>\d+) cells?, the header (?<columns>\d+)$/,
}

export function reasonIn(i18n: I18n, { code, message }: { code: string; message: string }): string {
  const sentence = message.replace(/\.$/, '')
  for (const [key, form] of Object.entries(SENTENCES)) {
    const found = form.exec(sentence)
    if (found) return i18n.t(`imports.reasons.${key}`, found.groups ?? {})
  }
  return i18n.t(`fields.${code}`, {}, message)
}

/** For the test that every language translates each of them. */
export const reasonKeys = () => Object.keys(SENTENCES)
