/** Yes and no as people write them in files. */
import { unaccented } from '#core/database/search_text'
import { Unreadable } from '#core/input/unreadable_value'

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'si', 'x', 'verdadero'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'falso'].map((word) => [word, false] as const),
])

/** The boolean of a cell, in any case and without accents; `Unreadable` for other words. */
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

/** A cross: in a column of crosses alone an empty cell means no. */
export const isCross = (text: string) => text === 'x' || text === 'X'
