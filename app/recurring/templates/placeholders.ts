/** Placeholders in the texts of a template: `{{period}}`, `{{month}}`, `{{year}}`. */
import { Current } from '#core/context/current'
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import type { Body, Period } from '#recurring/kinds/kind'

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/gu

const KNOWN = ['period', 'month', 'year'] as const
type Known = (typeof KNOWN)[number]

const isKnown = (name: string): name is Known => (KNOWN as readonly string[]).includes(name)

/** Spanish names, for the hint of a refusal. */
const SPANISH: Record<string, Known> = {
  periodo: 'period',
  período: 'period',
  mes: 'month',
  año: 'year',
  ano: 'year',
}

/** The body with the placeholders of every text filled, in the language of the company. */
export function filled(body: Body, period: Period): Body {
  const values = valuesOf(period, Current.tenant.locale)
  return mapped(body, (text) =>
    text.replaceAll(PLACEHOLDER, (whole, name) => (isKnown(name) ? values[name] : whole))
  ) as Body
}

/** `month` and `year` are those of the first day; `period` names both days. */
function valuesOf({ start, end }: Period, locale: string): Record<Known, string> {
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return {
    period: format({ dateStyle: 'long' }).formatRange(day(start), day(end)),
    month: format({ month: 'long' }).format(day(start)),
    year: start.slice(0, 4),
  }
}

/** 422 UNKNOWN_PLACEHOLDER on each field with a placeholder that nothing fills. */
export function mustBeFilled(body: Body) {
  const errors: FieldError[] = []
  eachText(body, [], (text, path) => {
    for (const [, name] of text.matchAll(PLACEHOLDER)) {
      if (isKnown(name)) continue
      const meant = SPANISH[name.toLowerCase()]
      const hint = meant ? `; did you mean {{${meant}}}?` : '.'
      const message = `Nothing fills {{${name}}}${hint} There are {{period}}, {{month}} and {{year}}.`
      errors.push(fieldError(path, 'UNKNOWN_PLACEHOLDER', message, { placeholder: name }))
    }
  })
  if (errors.length) throw new ValidationFailed(errors)
}

type Path = (string | number)[]

function eachText(value: unknown, path: Path, work: (text: string, path: Path) => void) {
  if (typeof value === 'string') return work(value, path)
  if (Array.isArray(value)) return value.forEach((one, at) => eachText(one, [...path, at], work))
  if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) eachText(one, [...path, key], work)
}

function mapped(value: unknown, work: (text: string) => string): unknown {
  if (typeof value === 'string') return work(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, work))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, work)]))
}
