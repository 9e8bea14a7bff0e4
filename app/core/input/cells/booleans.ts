/** Reads booleans from cells of files, in Spanish and English. */
import { unaccented } from '#core/database/search_text'
import { Unreadable } from '#core/input/unreadable_value'

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'si', 'x', 'verdadero'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'falso'].map((word) => [word, false] as const),
])

/** Ignores case and accents. Returns `Unreadable` for any other word. */
export function booleanFrom(text: string): boolean | Unreadable {
  return (
    WORDS.get(unaccented(text)) ??
    new Unreadable(
      'TYPE',
      `must be true or false (also 1/0, yes/no, sí/no, x), and ${JSON.stringify(text.slice(0, 60))} is none of them`,
      text
    )
  )
}

/** In a column that has only `x` and empty cells, an empty cell means no. */
export const isCross = (text: string) => text === 'x' || text === 'X'
