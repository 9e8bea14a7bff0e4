/** Excerpt of a section: the text around the first word that was searched for. */

/** Characters of an excerpt, about two lines. */
const LONG = 160

/** The text before the word. */
const BEFORE = 50

/** `terms` are the words of the index that matched. Without one in the text it is the beginning. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const plain = text.replaceAll('`', '').replace(/\s+/g, ' ').trim()
  const lower = plain.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0)
  const from = startOfWord(plain, Math.max(0, Math.min(...places, Infinity) - BEFORE))
  const rest = plain.slice(from)
  const shown = rest.length > LONG ? rest.slice(0, LONG).replace(/\s+\S*$/, '') : rest
  return `${from > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`
}

/** An index without a match is Infinity, and the excerpt then begins at 0. */
function startOfWord(text: string, index: number): number {
  if (index === 0 || !Number.isFinite(index)) return 0
  return text.indexOf(' ', index) + 1
}
