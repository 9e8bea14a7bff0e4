/** Checks of single values, shared by all fields. Each check passes or reports a refusal. */
import type { FieldContext } from '@vinejs/vine/types'
import { isCalendarDay } from '#core/calendar/days'
import { RoundedNumber } from '#core/primitives/lossy_numbers'
import { Unreadable } from '#core/input/unreadable_value'
import { badCharacter, type TextKind } from '#core/primitives/text'

export type Bounds = { min?: number; max?: number; positive?: boolean }

/** Reports a refusal. `says` completes the sentence that begins with the field's name. */
export function refuse(
  context: FieldContext,
  code: string,
  says: string,
  meta?: Record<string, unknown>
): undefined {
  context.report(`${labelOf(context)} ${says}.`, code, context, meta)
}

export function labelOf({ name }: FieldContext) {
  if (typeof name === 'number') return `Item ${name + 1}`
  return name === '' ? 'The body' : String(name)
}

/** Refuses with TYPE, or with the reason of an `Unreadable`. */
export function refuseType(value: unknown, context: FieldContext, says: string): undefined {
  return value instanceof Unreadable
    ? refuse(context, value.code, value.says)
    : refuse(context, 'TYPE', says)
}

/** Refuses TYPE, and INVALID for text that MySQL cannot store. */
export function isText(value: unknown, context: FieldContext): value is string {
  if (typeof value !== 'string') refuseType(value, context, 'must be a text')
  else if (!isCleanText(value))
    refuse(
      context,
      'INVALID',
      'has characters that cannot be stored (NUL or half of a surrogate pair)'
    )
  else return true
  return false
}

/** Checks as `isText`, and refuses INVALID_CHARACTER with the position of the character. */
export function isTextOf(kind: TextKind, value: unknown, context: FieldContext): value is string {
  if (typeof value !== 'string') return isText(value, context)
  const bad = badCharacter(value, kind)
  if (!bad) return isText(value, context)

  const { says, ...meta } = bad
  refuse(context, 'INVALID_CHARACTER', says, meta)
  return false
}

export const isCleanText = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Counts as `charactersIn`. Refuses TOO_LONG and TOO_SHORT. */
export function isOfLength(value: string, min: number, max: number, context: FieldContext) {
  const length = value.length > max || value.length < min * 2 ? charactersIn(value) : value.length

  if (length > max)
    refuse(context, 'TOO_LONG', `must be at most ${english(max)} characters long`, { max })
  else if (length < min)
    refuse(context, 'TOO_SHORT', `must be at least ${min} characters long`, { min })
  else return true
  return false
}

/** Counts code points, as MySQL does: an emoji outside the basic plane is one character. */
export function charactersIn(value: string) {
  let count = 0
  for (const _ of value) count++
  return count
}

/** Accepts http and https with a host and without credentials. It sends no request. */
export function isWebUrl(value: string) {
  if (!/^https?:\/\/[^\s\\/\p{Cc}][^\s\\\p{Cc}]*$/iu.test(value)) return false

  const { hostname, username, password } = URL.parse(value) ?? {}
  return Boolean(hostname) && !username && !password
}

/** Refuses TYPE, and TOO_PRECISE for a number that lost decimals in JSON. */
export function isNumber(value: unknown, context: FieldContext): value is number {
  if (typeof value === 'number' && !Number.isNaN(value)) return true
  if (value instanceof RoundedNumber)
    refuse(context, 'TOO_PRECISE', 'has more decimals than can be read exactly')
  else refuseType(value, context, 'must be a number')
  return false
}

/** Refuses TOO_SMALL and TOO_LARGE. The column stores values between `-limit` and `limit` only. */
export function isWithin(
  value: number,
  { min = -Infinity, max = Infinity, positive }: Bounds,
  limit: number,
  context: FieldContext
) {
  if (positive && value <= 0) refuse(context, 'TOO_SMALL', 'must be greater than 0', { min: 0 })
  else if (value < min) refuse(context, 'TOO_SMALL', `must be at least ${english(min)}`, { min })
  else if (value <= -limit)
    refuse(context, 'TOO_SMALL', `must be greater than ${english(-limit)}`, { min: -limit })
  else if (value > max) refuse(context, 'TOO_LARGE', `must be at most ${english(max)}`, { max })
  else if (value >= limit)
    refuse(context, 'TOO_LARGE', `must be less than ${english(limit)}`, { max: limit })
  else return true
  return false
}

export function isPreciseTo(places: number, value: number, context: FieldContext) {
  if (decimalsOf(value) <= places) return true
  refuse(
    context,
    'TOO_PRECISE',
    places === 0 ? 'must be a whole number' : `must have at most ${places} decimals`,
    { decimals: places }
  )
  return false
}

/** Counts the decimals of the shortest notation: 0.1 has 1, 1e-7 has 7. */
export function decimalsOf(value: number) {
  if (Number.isInteger(value)) return 0

  const [digits, exponent = '0'] = String(value).split('e')
  const [, decimals = ''] = digits.split('.')
  return decimals.length - Number(exponent)
}

const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const FIRST_INSTANT = Date.UTC(1000, 0, 1)

/** Reads ISO 8601 into ms since 1970, `utc` undefined without an offset; null if invalid. */
export function readDateTime(value: string): { utc: number | undefined } | null {
  const match = DATE_TIME.exec(value)
  if (!match) return null

  const [, year, month, date, hour = 0, minute = 0, second = 0, fraction = '', offset] = match
  if (!isCalendarDay(+year, +month, +date) || +hour > 23 || +minute > 59 || +second > 59)
    return null
  if (match[4] !== undefined && offset === undefined) return { utc: undefined }

  const ahead = offset ? minutesOf(offset) : 0
  if (ahead === null) return null

  const utc =
    Date.UTC(
      +year,
      +month - 1,
      +date,
      +hour,
      +minute,
      +second,
      +fraction.padEnd(3, '0').slice(0, 3)
    ) -
    ahead * 60_000
  return utc >= FIRST_INSTANT && utc <= LAST_INSTANT ? { utc } : null
}

/** Returns the date part, whatever the offset; null for a day or time that does not exist. */
export function readDay(value: string) {
  return readDateTime(value) ? value.slice(0, 10) : null
}

function minutesOf(offset: string) {
  if (offset === 'Z' || offset === 'z') return 0

  const [hours, minutes] = [+offset.slice(1, 3), +offset.slice(3).replace(':', '')]
  if (hours > 23 || minutes > 59) return null
  return (offset[0] === '-' ? -1 : 1) * (hours * 60 + minutes)
}

const english = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 })
