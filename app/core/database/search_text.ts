/** Writes and conditions for the column `search_text`. */
import { idKey } from '#core/primitives/id_key'
import { contains, type Condition } from '#core/database/sql'

/** Text in which nothing has an accent. */
const PLAIN = /^[\x20-\x7e]*$/

const ACCENTS = /\p{M}/gu

/** Lower case, without accents, one space between words. */
export function folded(...parts: (string | null | undefined)[]): string {
  return unaccented(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim()
}

/**
 * Lower case without accents, as the database compares names. Combining marks that stand alone go
 * first: sorting thousands of them would take seconds.
 */
export function unaccented(text: string): string {
  const plain = PLAIN.test(text)
    ? text
    : text.replace(ACCENTS, '').normalize('NFKD').replace(ACCENTS, '')
  return plain.toLowerCase()
}

/** Every word must occur, in any order. */
export const searching = (text: string): Condition[] => wordsOf(text).map(occurring)

/** A word with signs between digits, such as a NIT, also matches without them. */
function occurring(word: string): Condition {
  const key = /\d[.-]+\d/.test(word) ? idKey(word) : word
  if (key === word) return ['t.search_text LIKE ?', contains(word)]
  return ['t.search_text LIKE ? OR t.search_text LIKE ?', contains(word), contains(key)]
}

/** Words before a number: `No. 12`, `N.º 12`, `# 12`. */
const NUMBER_SIGN = /^(?:n\.?[o°]\.?|#)$/

/** A number as people write it: `12`, `#12`, `FV-12`, `No.12`. */
const NUMBER = /^(?:#|n\.?[o°]\.?|[a-z]{1,8}[-./]?)?0*(\d{1,15})$/

type Searched = { elsewhere?: (word: string) => Condition; fiscal?: boolean }

/**
 * A word may also be the document's number or, where it has one, a part of its fiscal number;
 * `elsewhere` is the condition otherwise.
 */
export function searchingDocuments({ elsewhere = occurring, fiscal }: Searched = {}) {
  return (text: string): Condition[] => {
    const words = wordsOf(text)
    const isNumbered = words.some((word) => NUMBER.test(word))

    return words
      .filter((word) => !(isNumbered && NUMBER_SIGN.test(word)))
      .map((word) => {
        const [, number] = NUMBER.exec(word) ?? []
        const [sql, ...bindings] = fiscal ? orFiscal(elsewhere(word), word) : elsewhere(word)
        return number === undefined
          ? [sql, ...bindings]
          : [`${sql} OR t.number = ?`, ...bindings, Number(number)]
      })
  }
}

/** Fiscal numbers have letters and digits alone, also where people write `SETP-12`. */
function orFiscal([sql, ...bindings]: Condition, word: string): Condition {
  const number = word.replace(/[-./#]/g, '')
  return number
    ? [`${sql} OR t.fiscal_number LIKE ?`, ...bindings, contains(number)]
    : [sql, ...bindings]
}

const wordsOf = (text: string) => [...new Set(folded(text).split(' ').filter(Boolean))]
