/** Reads days from cells of files: `15/01/2026`, `1-15-2026`, `2026.01.15 00:00`. */
import { isCalendarDay } from '#core/calendar/days'
import { readDateTime } from '#core/input/checks'
import { Unreadable } from '#core/input/unreadable_value'

export const DAY_ORDERS = ['YMD', 'DMY', 'MDY'] as const

export type DayOrder = (typeof DAY_ORDERS)[number]

const FORM = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:[T\s]\s*(\S.*))?$/
const MIDNIGHT = /^(?:0?0:00(?::00(?:[.,]0+)?)?|12:00(?::00)?\s*a\.?\s?m\.?)$/i

type Parts = { first: string; second: string; third: string; time?: string }

function partsOf(text: string): Parts | undefined {
  const found = FORM.exec(text)
  return found
    ? { first: found[1], second: found[3], third: found[4], time: found[5]?.trim() }
    : undefined
}

function dayIn({ first, second, third }: Parts, order: DayOrder): string | undefined {
  const [year, month, day] =
    order === 'YMD'
      ? [first, second, third]
      : order === 'DMY'
        ? [third, second, first]
        : [third, first, second]
  if (
    year.length !== 4 ||
    month.length > 2 ||
    day.length > 2 ||
    !isCalendarDay(+year, +month, +day)
  )
    return
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The order that a cell proves: `either` if it is ambiguous, undefined if it proves none. */
export function orderProvedBy(text: string): 'DMY' | 'MDY' | 'either' | undefined {
  const parts = partsOf(text)
  if (!parts || parts.first.length > 2) return

  const [byDay, byMonth] = [dayIn(parts, 'DMY'), dayIn(parts, 'MDY')]
  if (!byDay || !byMonth) return byDay ? 'DMY' : byMonth ? 'MDY' : undefined
  return byDay === byMonth ? undefined : 'either'
}

/** Requires a text for which `orderProvedBy` is `either`. */
export function bothDaysOf(text: string): Record<'DMY' | 'MDY', string> {
  const parts = partsOf(text)!
  return { DMY: dayIn(parts, 'DMY')!, MDY: dayIn(parts, 'MDY')! }
}

/** Returns `YYYY-MM-DD`, ISO texts unchanged, or `Unreadable` with the reason. */
export function dayFrom(text: string, order: DayOrder | null): string | Unreadable {
  if (readDateTime(text)) return text
  const parts = partsOf(text)
  if (!parts)
    return new Unreadable(
      'INVALID_DATE',
      /^\d{5}([.,]\d+)?$/.test(text)
        ? SERIAL
        : `must be an existing day, such as 2026-11-20, and ${JSON.stringify(text.slice(0, 60))} is none`,
      text
    )

  const day = dayIn(parts, parts.first.length === 4 ? 'YMD' : order === 'MDY' ? 'MDY' : 'DMY')
  if (!day) return new Unreadable('INVALID_DATE', noDay(text, parts, order), text)
  if (parts.time && !MIDNIGHT.test(parts.time))
    return new Unreadable(
      'INVALID_DATE',
      `must be a day, and "${text}" has a time behind it that is not midnight`,
      text
    )
  return day
}

const SERIAL =
  'must be an existing day, such as 2026-11-20: a spreadsheet writes days as such numbers when ' +
  'their cells are not formatted as dates'

function noDay(text: string, { first, third }: Parts, order: DayOrder | null) {
  if (first.length !== 4 && third.length !== 4)
    return `must have a year of four digits, such as 2026-11-20, and "${text}" has none`
  const read = first.length !== 4 && order && order !== 'YMD' ? ` (days are read as ${order})` : ''
  return `must be an existing day, such as 2026-11-20, and "${text}" is none${read}`
}
