/** Lines of a document as a request names them: by the line's id, or by its product where that leaves no doubt. */
import type Big from 'big.js'
import { id, optional } from '#core/fields'
import { invalid } from '#core/refusals'
import { fieldError, ValidationFailed, type Fail } from '#core/validation'

/** Another name of `lineId`, by the document that the line is of. */
type Alias = 'invoiceLineId' | 'purchaseOrderLineId'

type Named = { productId?: string | null; lineId?: string | null } & { [A in Alias]?: string | null }

type Line = { id: string; productId: string }

/** `document` is how messages call it; `prices` are what two lines of one product may differ in. */
type Document<L> = { document: string; prices: (line: L) => Record<string, Big> }

/** More lines than these are not named in a message. */
const MOST_NAMED = 20

const lineId = (meaning: string) => optional(id().meta({ description: meaning }))

/** The fields by which an item of a request names a line. */
export const lineFields = <A extends Alias>(alias: A) => ({
  lineId: lineId('The line: `items[].id` of the document.'),
  ...({ [alias]: lineId('The same as `lineId`.') } as Record<A, ReturnType<typeof lineId>>),
  productId: optional(id().meta({ description: 'In place of `lineId`: the lines of this product, all of which must have the same price.' })),
})

/** For the check of a validator: REQUIRED for an item that names no line, CONTRADICTION for two names of different lines. */
export function mustNameLines(items: readonly Named[] | null | undefined, alias: Alias, fail: Fail) {
  items?.forEach((item, index) => {
    const other = item[alias]
    if (!item.productId && !item.lineId && !other) fail(`items.${index}.productId`, 'REQUIRED', 'lineId or productId is required.')
    if (item.lineId && other && item.lineId !== other) fail(`items.${index}.${alias}`, 'CONTRADICTION', `${alias} and lineId are names of the same line: send one of them.`)
  })
}

/**
 * The lines that an item means: the one that it names by its id, or all of its product. Refuses 422 on the item's field: NOT_FOUND,
 * CONTRADICTION for a line of another product, and AMBIGUOUS for a product that stands on lines at different prices.
 */
export function linesNamed<L extends Line>(lines: readonly L[], item: Named, index: number, { document, prices }: Document<L>): L[] {
  const { productId } = item
  const lineId = item.lineId ?? item.invoiceLineId ?? item.purchaseOrderLineId
  if (lineId) return [lineOf(lines, lineId, productId, index, document)]

  const found = lines.filter((line) => line.productId === productId)
  if (!found.length) throw invalid(`items.${index}.productId`, 'NOT_FOUND', `This product is not on ${document}.`)
  if (new Set(found.map((line) => told(prices(line)))).size > 1) throw ambiguous(found, index, prices)
  return found
}

function lineOf<L extends Line>(lines: readonly L[], lineId: string, productId: string | null | undefined, index: number, document: string): L {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw invalid(`items.${index}.lineId`, 'NOT_FOUND', `There is no such line on ${document}.`)
  if (productId && productId !== line.productId) throw invalid(`items.${index}.productId`, 'CONTRADICTION', `The line that lineId names is of product ${line.productId}: send one of them.`)
  return line
}

function ambiguous<L extends Line>(lines: readonly L[], index: number, prices: (line: L) => Record<string, Big>) {
  const shown = lines.slice(0, MOST_NAMED).map((line) => `${line.id} (${told(prices(line))})`)
  const more = lines.length > MOST_NAMED ? ` and ${lines.length - MOST_NAMED} more` : ''
  const named = lines.slice(0, MOST_NAMED).map((line) => ({ lineId: line.id, ...Object.fromEntries(Object.entries(prices(line)).map(([name, price]) => [name, price.toNumber()])) }))
  return new ValidationFailed([fieldError(['items', index, 'productId'], 'AMBIGUOUS', `This product stands on ${lines.length} lines at different prices: ${shown.join(', ')}${more}. Name one by lineId.`, { lines: named })])
}

const told = (prices: Record<string, Big>) => Object.entries(prices).map(([name, price]) => `${name} ${price.toFixed()}`).join(', ')

/**
 * New lines of a document, each with the id that the request gives it, where the document has such a line; each id once. Lines without
 * one, or with one that the document does not have, keep their own.
 */
export function withKnownIds<L extends { id: string }>(lines: readonly L[], asked: readonly { id?: string | null }[], before: readonly { id: string }[]): L[] {
  const known = new Set(before.map(({ id }) => id))
  return lines.map((line, index) => {
    const wanted = asked[index].id
    return wanted && known.delete(wanted) ? { ...line, id: wanted } : line
  })
}
