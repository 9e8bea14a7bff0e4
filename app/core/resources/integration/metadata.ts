/** Keys and changes of a record's metadata. */
import { charactersIn } from '#core/input/checks'
import { invalid } from '#core/errors/refusal'

export type Metadata = Record<string, string>

export const MOST_KEYS = 50
export const LONGEST_KEY = 40
export const LONGEST_VALUE = 500

/** 1 to 40 visible characters, trimmed. */
export const isKey = (key: string) =>
  key.isWellFormed() &&
  key !== '' &&
  key === key.trim() &&
  key !== '__proto__' &&
  !/\p{C}/u.test(key) &&
  charactersIn(key) <= LONGEST_KEY

/** Null removes a key, null for `sent` all. Refuses TOO_MANY_ITEMS (422) for over 50 keys. */
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
      `metadata has at most ${MOST_KEYS} keys, and this record would have ${kept.length}: remove ` +
      `some with null`
    )
  return kept.length ? (Object.fromEntries(kept) as Metadata) : null
}

export function sameMetadata(one: Metadata | null | undefined, other: Metadata | null | undefined) {
  const [keys, others] = [Object.keys(one ?? {}), Object.keys(other ?? {})]
  return keys.length === others.length && keys.every((key) => one![key] === other![key])
}
