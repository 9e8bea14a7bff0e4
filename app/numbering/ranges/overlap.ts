/** Overlap: two ranges that would print the same number. */
import { conflict } from '#core/errors/refusal'

type Numbers = { prefix: string; from: number; to: number }

const MOST_DIGITS = 9

/**
 * True if both ranges print a number alike, without regard to case. Prefixes may end in digits:
 * `A` with 11 prints as `A1` with 1 does.
 */
export function overlaps(a: Numbers, b: Numbers): boolean {
  const [short, long] = a.prefix.length <= b.prefix.length ? [a, b] : [b, a]
  if (!long.prefix.toLowerCase().startsWith(short.prefix.toLowerCase())) return false

  const rest = long.prefix.slice(short.prefix.length)
  if (rest === '') return short.from <= long.to && long.from <= short.to
  if (!/^[1-9]\d*$/.test(rest)) return false

  return Array.from({ length: MOST_DIGITS }, (_, index) => 10 ** (index + 1)).some((power) => {
    const [low, high] = [Math.max(long.from, power / 10), Math.min(long.to, power - 1)]
    const begin = Number(rest) * power
    return low <= high && begin + low <= short.to && short.from <= begin + high
  })
}

/** 409 OVERLAP, with the other range in `numberingRangeId`. */
export function mustNotOverlap(
  range: Numbers & { id?: string; documentType: string },
  others: readonly (Numbers & { id: string; documentType: string })[]
) {
  const other = others.find(
    (one) => one.id !== range.id && one.documentType === range.documentType && overlaps(one, range)
  )
  if (other)
    throw conflict(
      'OVERLAP',
      `Another range gives these numbers: ${other.prefix}${other.from} to ${other.prefix}${other.to}`,
      { field: 'from', numberingRangeId: other.id }
    )
}
