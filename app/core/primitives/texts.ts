/** Texts of `resources/lang` in the language of a company. */
import type { I18n, I18nManager } from '@adonisjs/i18n'
import { languageOf } from '#core/primitives/language'

type Values = Record<string, string | number | bigint>

/** Formats the text of a key; `fallback` is for keys without a text. */
export type Texts = (key: string, values?: Values, fallback?: string) => string

let manager: I18nManager | undefined
const byLanguage = new Map<string, I18n>()

/** Sets the texts of this process. The provider calls it, and drawing threads, which have none. */
export function useTexts(i18n: I18nManager) {
  manager = i18n
  byLanguage.clear()
}

/** `@adonisjs/i18n` in the language of a locale: Spanish for `es`, `es-CO`, …; English otherwise. */
export function i18nOf(locale: string | null): I18n {
  if (!manager) throw new Error('Texts are used before they are loaded')
  const language = languageOf(locale)
  if (!byLanguage.has(language)) byLanguage.set(language, manager.locale(language))
  return byLanguage.get(language)!
}

/** The texts of one file of `resources/lang/<language>`. */
export function textsOf(file: string, locale: string | null): Texts {
  const i18n = i18nOf(locale)
  return (key, values, fallback) => i18n.t(`${file}.${key}`, values, fallback)
}
