/** The refusal of a value that is not one of the choices. */
import { nearest } from '#core/primitives/nearest'

/** With more choices, a message names only the nearest ones. */
const MOST_LISTED = 20

const MOST_REPEATED = 100

/** Returns the end of a sentence that refuses `word`, and the details for programs. */
export function notAChoice(
  word: string,
  choices: readonly string[]
): { says: string; meta: Record<string, readonly string[]> } {
  const near = nearest(word, choices)
  const repeated = JSON.stringify(word.slice(0, MOST_REPEATED))
  if (choices.length <= MOST_LISTED) {
    return {
      says: `must be one of ${choices.join(', ')}`,
      meta: { choices, ...(near.length && { nearest: near }) },
    }
  }
  const hint = near.length
    ? `: the nearest is ${near.map((one) => JSON.stringify(one)).join(' or ')}`
    : ''
  return {
    says: `must be one of ${choices.length} values, and ${repeated} is not${hint}`,
    meta: { nearest: near },
  }
}
