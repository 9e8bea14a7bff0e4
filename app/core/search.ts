/** How `search_text` is kept and asked for. */
import type { Condition } from '#core/list'
import { contains } from '#core/sql'

/** Text in which nothing has an accent. */
const PLAIN = /^[\x20-\x7e]*$/

/** Lower case, without accents, one space between words. */
export function folded(...parts: (string | null | undefined)[]): string {
  return unaccented(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim()
}

/** As the database compares names: lower case, without accents. */
export function unaccented(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase()
}

/** Every word must occur, in any order. */
export function searching(text: string): Condition[] {
  return folded(text).split(' ').slice(0, 8).filter(Boolean).map((word) => ['t.search_text LIKE ?', contains(word)])
}
