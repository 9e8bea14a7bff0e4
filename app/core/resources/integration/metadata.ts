/** The metadata of a record: what its keys may be, and what becomes of them by an update. */
import { charactersIn } from '#core/input/checks'
import { invalid } from '#core/errors/refusal'

export type Metadata = Record<string, string>

export const MOST_KEYS = 50
export const LONGEST_KEY = 40
export const LONGEST_VALUE = 500

/** 1..40 characters that people can see, without blanks around them. */
export const isKey = (key: string) =>
  key.isWellFormed() &&
  key !== '' &&
  key === key.trim() &&
  key !== '__proto__' &&
  !/\p{C}/u.test(key) &&
  charactersIn(key) <= LONGEST_KEY

/**
 * What a record has after an update: keys that are sent are added or replaced, null removes one;
 * null instead of all removes all. 422 TOO_MANY_ITEMS for more than 50 keys in the end.
 */
export function mergedMetadata(
  before: Metadata | null,
  sent: Record<string, string | null> | null
): Metadata | null {
  if (!sent) return null
  const kept = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null)
  if (kept.length > MOST_KEYS)
    throw invalid(
      'metadata',
      'TOO_MANY_ITEMS',
      `metadata has at most ${MOST_KEYS} keys, and this record would have ${kept.length}: remove some with null`
    )
  return kept.length ? (Object.fromEntries(kept) as Metadata) : null
}

/** Whether two records have the same keys with the same values. */
export function sameMetadata(one: Metadata | null | undefined, other: Metadata | null | undefined) {
  const [keys, others] = [Object.keys(one ?? {}), Object.keys(other ?? {})]
  return keys.length === others.length && keys.every((key) => one![key] === other![key])
}
