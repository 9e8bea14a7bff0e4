/** The known names that an unknown one most likely means. */
import { distance } from 'fastest-levenshtein'

/**
 * Words for fields whose names share nothing with them: lower case, without signs, in the singular.
 */
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

/** More of a name than any field has; the rest of a longer one is not compared. */
const LONGEST = 64

/**
 * The names in `known` nearest to `unknown`, at most three, all of them equally likely. A name is
 * near if it is the same but for case, signs and plural; a synonym; a typing mistake away; if it
 * holds the same words (`price`, `unitPrice`); if it is abbreviated (`qty`); or if most of its
 * letters are the same. Empty where none is near.
 */
export function nearest(unknown: string, known: Iterable<string>): string[] {
  const asked = nameOf(unknown)
  if (asked.plain === '') return []

  const all = [...known].map((name) => ({ name, rank: rankOf(asked, nameOf(name)) }))
  const ranked = all.filter(({ rank }) => rank < Infinity).sort((a, b) => a.rank - b.rank)
  const best = ranked.filter(({ rank }) => Math.floor(rank) === Math.floor(ranked[0].rank))
  return best.slice(0, 3).map(({ name }) => name)
}

/** The name in `known` that is the same but for case, signs and plural. */
export const sameName = (unknown: string, known: Iterable<string>) => {
  const { plain } = nameOf(unknown)
  return [...known].find((name) => nameOf(name).plain === plain)
}

type Name = { words: string[]; plain: string }

/** `tax_ids` is the words `tax`, `id`. */
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

/** The whole part says how two names are alike, the fraction how much they differ. */
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

/** Letters that changed places, as in `form` for `from`. */
const sorted = (name: string) => [...name].sort().join('')

/** `unitPrice` holds `price`. */
const holds = (longer: Name, shorter: Name) =>
  shorter.words.every((word) => word.length > 1 && longer.words.includes(word))

/**
 * `qty` is short for `quantity`: the first letter is the same, and the others follow in their
 * order.
 */
function isShortFor(short: string, long: string) {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  if (long.startsWith(short)) return true
  if (short.at(-1) !== long.at(-1)) return false

  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}
