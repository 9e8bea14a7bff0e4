/** How `search_text` is kept and asked for. */
import type { Condition } from '#core/list'
import { contains } from '#core/sql'

/** Lower case, without accents, one space between words. */
export function folded(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Every word must occur, in any order. */
export function searching(text: string): Condition[] {
  return folded(text).split(' ').slice(0, 8).filter(Boolean).map((word) => ['t.search_text LIKE ?', contains(word)])
}
