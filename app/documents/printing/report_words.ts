/** Names of reports, of their columns and sections, in the language of the company. */
import string from '@adonisjs/core/helpers/string'
import { i18nOf } from '#core/primitives/texts'

/**
 * The name of `trial-balance`, `averageCost` or `ASSET` in the language of the locale, as `report`
 * uses it. A name without a text is written in words.
 */
export const reportWord = (name: string, locale: string, report = ''): string =>
  knownWord(name, locale, report) ?? string.sentenceCase(name)

/** `reportWord`; undefined for a name without a text. */
export function knownWord(name: string, locale: string, report = ''): string | undefined {
  const i18n = i18nOf(locale)
  const key = [`reports.of.${report}.${name}`, `reports.words.${name}`].find((one) =>
    i18n.hasMessage(one)
  )
  return key && i18n.t(key)
}
