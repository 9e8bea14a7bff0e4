/** Finds the known names that an unknown name most likely means. */
import { distance } from 'fastest-levenshtein'

/** Names without a common part: lower case, without signs, singular. */
const SYNONYMS: Record<string, readonly string[]> = {
  unit: ['quantity'],
  vat: ['taxrate'],
  iva: ['taxrate'],
  nit: ['taxid'],
  rut: ['taxid'],
  cuit: ['taxid'],
  mobile: ['phone'],
  ean: ['barcode'],
  gtin: ['barcode'],
  rebate: ['discountrate'],
  comment: ['notes'],
  remark: ['notes'],
  line: ['item'],
  q: ['search'],
  query: ['search'],
  perpage: ['limit'],
  pagesize: ['limit'],
  orderby: ['sort'],
}

/** Longer names are cut before they are compared. */
const LONGEST = 64

/**
 * Returns at most three equally likely names. Likeness, the best first: equal except for case,
 * signs and plural; synonym; typo; same words; abbreviation; most letters.
 */
export function nearest(unknown: string, known: Iterable<string>): string[] {
  const asked = nameOf(unknown)
  if (asked.plain === '') return []

  const all = [...known].map((name) => ({ name, rank: rankOf(asked, nameOf(name)) }))
  const ranked = all.filter(({ rank }) => rank < Infinity).sort((a, b) => a.rank - b.rank)
  if (!ranked.length) return []

  const kind = Math.floor(ranked[0].rank)
  // `price` is rather `unitPrice` than `priceIncludesTax`, which has over twice the differences.
  const furthest = kind + 2 * (ranked[0].rank - kind)
  const best = ranked.filter(({ rank }) => Math.floor(rank) === kind && rank <= furthest)
  return best.slice(0, 3).map(({ name }) => name)
}

/** Ignores case, signs and plural. */
export const sameName = (unknown: string, known: Iterable<string>) => {
  const { plain } = nameOf(unknown)
  return [...known].find((name) => nameOf(name).plain === plain)
}

type Name = { words: string[]; plain: string }

function nameOf(name: string): Name {
  const spaced = name
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
  const words = spaced
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(singular)
  return { words, plain: words.join('') }
}

const singular = (word: string) =>
  word.length > 3 && word !== 'notes' ? word.replace(/(?<!s)s$/, '') : word

/** The whole part is the kind of likeness, the fraction the number of differences. */
function rankOf(asked: Name, known: Name): number {
  if (asked.plain === known.plain) return 0
  if (Object.hasOwn(SYNONYMS, asked.plain) && SYNONYMS[asked.plain].includes(known.plain)) return 1

  const mistakes = distance(asked.plain, known.plain)
  const fraction = mistakes / (2 * LONGEST)
  const length = Math.max(asked.plain.length, known.plain.length)
  const isMistyped = mistakes <= (length > 5 ? 2 : 1) || sorted(asked.plain) === sorted(known.plain)
  if (isMistyped && length > 2) return 2 + fraction
  if (holds(known, asked) || holds(asked, known)) return 3 + fraction
  if (isShortFor(asked.plain, known.plain)) return 4 + fraction
  return mistakes <= length * 0.4 ? 5 + fraction : Infinity
}

/** Finds swapped letters, such as `form` for `from`. */
const sorted = (name: string) => [...name].sort().join('')

/** `unitPrice` contains `price`. */
const holds = (longer: Name, shorter: Name) =>
  shorter.words.every((word) => word.length > 1 && longer.words.includes(word))

/** `qty` abbreviates `quantity`: same first and last letter, the others in order. */
function isShortFor(short: string, long: string) {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  if (long.startsWith(short)) return true
  if (short.at(-1) !== long.at(-1)) return false

  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}
