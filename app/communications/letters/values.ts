/** Values of placeholders in the company's formats. */
import { Current } from '#core/context/current'
import { cached } from '#core/primitives/ttl_cache'
import { formatsOf } from '#documents/formats'
import type { Values } from '#communications/letters/placeholders'

export type Given = Record<string, string | number | boolean | null | undefined>

/** Given values override. Only the number `amount` is money; others may be years or codes. */
export function valuesFrom({
  employeeName,
  day,
  given = {},
}: {
  employeeName?: string
  day: string
  given?: Given
}): Values {
  const { money, plain } = formats()
  const shown = (name: string, value: string | number | boolean) =>
    typeof value !== 'number' ? String(value) : name === 'amount' ? money(value) : plain(value)

  const own = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, shown(name, value)]]
  )
  return {
    ...(employeeName !== undefined && { employeeName }),
    date: written(day),
    ...Object.fromEntries(own),
  }
}

/** A day in words, such as 21 de noviembre de 2026. */
export const written = (day: string) => formats().written(day)

const known = new Map<string, ReturnType<typeof formatsFor>>()

/** Each takes some 100 KB, and companies may have any locale. */
const MOST_KNOWN = 100

/** Cached, since creating formats is expensive and companies share few. */
function formats() {
  const { locale, currency } = Current.tenant
  return cached(known, MOST_KNOWN, `${locale} ${currency}`, () => formatsFor(locale, currency))
}

function formatsFor(locale: string, currency: string) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 })
  return {
    ...formatsOf({ locale }, currency),
    plain: (value: number) => number.format(value + 0),
    written: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
  }
}
