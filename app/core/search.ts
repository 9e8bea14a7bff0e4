/** How `search_text` is kept and asked for. */
import { idKey } from '#core/id_key'
import { contains, type Condition } from '#core/sql'

/** Text in which nothing has an accent. */
const PLAIN = /^[\x20-\x7e]*$/

const ACCENTS = /\p{M}/gu

/** Lower case, without accents, one space between words. */
export function folded(...parts: (string | null | undefined)[]): string {
  return unaccented(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim()
}

/** As the database compares names: lower case, without accents. Those that stand alone go first: thousands behind one letter would be put in order, which takes seconds. */
export function unaccented(text: string): string {
  const plain = PLAIN.test(text) ? text : text.replace(ACCENTS, '').normalize('NFKD').replace(ACCENTS, '')
  return plain.toLowerCase()
}

/** Every word must occur, in any order. One with signs between digits, such as a NIT, may be there without them. */
export function searching(text: string): Condition[] {
  const words = new Set(folded(text).split(' ').filter(Boolean))
  return [...words].map(occurring)
}

function occurring(word: string): Condition {
  const key = /\d[.-]+\d/.test(word) ? idKey(word) : word
  if (key === word) return ['t.search_text LIKE ?', contains(word)]
  return ['t.search_text LIKE ? OR t.search_text LIKE ?', contains(word), contains(key)]
}
