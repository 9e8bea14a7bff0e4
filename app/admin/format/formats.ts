/** Texts, numbers and times in the person's language and the company's country and time zone. */
import type { I18n } from '@adonisjs/i18n'
import type { CurrentTenant } from '#core/context/current'
import { failureIn } from '#admin/failures'
import { inWords } from '#admin/format/scopes'

export function formattersFor(i18n: I18n, company?: CurrentTenant | null) {
  const locale = company?.locale.split('-')[0] === i18n.locale ? company.locale : i18n.locale
  const timeZone = company?.timezone ?? 'UTC'
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    return (date: string | null | undefined) => (date ? format.format(new Date(date)) : '–')
  }
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (number: number | null | undefined) =>
      number === null || number === undefined ? '–' : format.format(number)
  }
  const currency = { style: 'currency', currency: company?.currency ?? 'USD' } as const
  const money = numbers({ ...currency, maximumFractionDigits: 0 })
  const compactMoney = numbers({ ...currency, notation: 'compact', maximumFractionDigits: 1 })

  return {
    i18n,
    language: i18n.locale,
    timeZone,
    /** An instant, in the company's time zone. */
    when: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    /** A calendar day. */
    day: dates({ dateStyle: 'medium' }, 'UTC'),
    month: dates({ month: 'long', year: 'numeric' }, 'UTC'),
    monthName: dates({ month: 'short' }, 'UTC'),
    number: numbers({}),
    /** Figures, without cents. */
    money,
    /** Amounts of records, with cents where there are any. */
    exact: numbers({
      ...currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
    /** Compact above 10^9, to fit into a card. */
    amount: (sum: number) => (Math.abs(sum) < 1e9 ? money : compactMoney)(sum),
    compact: numbers({ notation: 'compact', maximumFractionDigits: 1 }),
    scopeTexts: (scopes: readonly string[]) => inWords(i18n, scopes),
    failure: (sentence: string) => failureIn(i18n, sentence),
    named: (group: string, code: string) => i18n.t(`${group}.${code}`, {}, code),
  }
}
