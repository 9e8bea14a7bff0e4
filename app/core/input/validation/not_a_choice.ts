/** The refusal of a word that is none of the choices of a field or parameter. */
import { nearest } from '#core/primitives/nearest'

/** As many choices as a person reads in a sentence; of more, only the nearest are named. */
const MOST_LISTED = 20

/** As much of a wrong word as is repeated. */
const MOST_REPEATED = 100

/**
 * The end of the sentence that refuses `word`, and facts for programs. Few choices are listed in
 * full. Of many the sentence names the wrong word and the nearest choices.
 */
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
