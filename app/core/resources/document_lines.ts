/** Finds the lines of a document that a request names, by line id or by product. */
import type Big from 'big.js'
import { id, optional } from '#core/input/fields'
import { invalid } from '#core/errors/refusal'
import { fieldError, ValidationFailed, type Fail } from '#core/input/validation'

type Named = { productId?: string | null; lineId?: string | null }

type Line = { id: string; productId: string }

/**
 * `name` is used in messages. `prices` are those in which lines of one product may differ, `terms`
 * what else makes them differ.
 */
type Document<L> = {
  name: string
  alias: string
  prices: (line: L) => Record<string, Big>
  terms?: (line: L) => string
}

const MOST_NAMED = 20

const lineId = (meaning: string) => optional(id().meta({ description: meaning }))

export const lineFields = <A extends string>(alias: A) => ({
  lineId: lineId('The line: `items[].id` of the document.'),
  ...({ [alias]: lineId('The same as `lineId`.') } as Record<A, ReturnType<typeof lineId>>),
  productId: optional(
    id().meta({
      description:
        'In place of `lineId`: the lines of this product, all of which must have the same price.',
    })
  ),
})

/** Refuses REQUIRED for an item that names no line, CONTRADICTION for two different line ids. */
export function mustNameLines(
  items: readonly Named[] | null | undefined,
  alias: string,
  fail: Fail
) {
  items?.forEach((item, index) => {
    const other = aliasIn(item, alias)
    if (!item.productId && !item.lineId && !other)
      fail(`items.${index}.productId`, 'REQUIRED', 'lineId or productId is required.')
    if (item.lineId && other && item.lineId !== other)
      fail(
        `items.${index}.${alias}`,
        'CONTRADICTION',
        `${alias} and lineId are names of the same line: send one of them.`
      )
  })
}

/**
 * Returns the named line, or all lines of the product. Refuses 422: NOT_FOUND, CONTRADICTION for a
 * line of another product, AMBIGUOUS for a product at different prices.
 */
export function linesNamed<L extends Line>(
  lines: readonly L[],
  item: Named,
  index: number,
  document: Document<L>
): L[] {
  if (item.lineId || aliasIn(item, document.alias)) return [lineNamed(lines, item, index, document)]

  const { name, prices, terms = () => '' } = document
  const found = lines.filter(({ productId }) => productId === item.productId)
  if (!found.length)
    throw invalid(`items.${index}.productId`, 'NOT_FOUND', `This product is not on ${name}.`)
  const [first] = found
  const isAlike = (line: L) =>
    areEqual(prices(line), prices(first)) && terms(line) === terms(first)
  if (!found.every(isAlike))
    throw ambiguous(found, index, prices)
  return found
}

const aliasIn = (item: Named, alias: string) =>
  (item as Record<string, string | null | undefined>)[alias]

const areEqual = (some: Record<string, Big>, others: Record<string, Big>) =>
  Object.entries(some).every(([name, price]) => price.eq(others[name]))

function lineNamed<L extends Line>(
  lines: readonly L[],
  item: Named,
  index: number,
  { name, alias }: Document<L>
): L {
  const field = item.lineId ? 'lineId' : alias
  const wanted = item.lineId ?? aliasIn(item, alias)
  const line = lines.find(({ id }) => id === wanted)
  if (!line)
    throw invalid(`items.${index}.${field}`, 'NOT_FOUND', `There is no such line on ${name}.`)
  if (item.productId && item.productId !== line.productId)
    throw invalid(
      `items.${index}.productId`,
      'CONTRADICTION',
      `The line that ${field} names is of product ${line.productId}: send one of them.`
    )
  return line
}

function ambiguous<L extends Line>(
  lines: readonly L[],
  index: number,
  prices: (line: L) => Record<string, Big>
) {
  const named = lines
    .slice(0, MOST_NAMED)
    .map((line) => ({ lineId: line.id, ...numbersOf(prices(line)) }))
  const shown = named.map(
    ({ lineId, ...numbers }) =>
      `${lineId} (${Object.entries(numbers)
        .map((one) => one.join(' '))
        .join(', ')})`
  )
  const more = lines.length > MOST_NAMED ? ` and ${lines.length - MOST_NAMED} more` : ''
  const message = `This product stands on ${lines.length} lines at different prices: ${shown.join(', ')}${more}. Name one by lineId.`
  return new ValidationFailed([
    fieldError(['items', index, 'productId'], 'AMBIGUOUS', message, { lines: named }),
  ])
}

const numbersOf = (prices: Record<string, Big>) =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, price.toNumber()]))

/** A new line keeps the id that `asked` gives it, if the document had that id `before`. */
export function withKnownIds<L extends { id: string }>(
  lines: readonly L[],
  asked: readonly { id?: string | null }[],
  before: readonly { id: string }[]
): L[] {
  const known = new Set(before.map(({ id }) => id))
  return lines.map((line, index) => {
    const wanted = asked[index].id
    return wanted && known.delete(wanted) ? { ...line, id: wanted } : line
  })
}
