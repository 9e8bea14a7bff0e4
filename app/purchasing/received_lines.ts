/** Which lines of an order a delivery fills: all that is open, or what it names, line after line of the same product. */
import Big from 'big.js'
import { sum } from '#core/decimal'
import { conflict, invalid } from '#core/refusals'
import type { Line } from '#purchasing/lines'

export type Received = { line: Line; quantity: Big }
type Delivered = { productId: string; quantity: Big }

export function receivedLines(lines: readonly Line[], items?: readonly Delivered[] | null): Received[] {
  if (!items) return lines.map((line) => ({ line, quantity: openOf(line) })).filter(({ quantity }) => quantity.gt(0))

  const received = new Map<Line, Big>()
  items.forEach((item, index) => fill(lines, item, index, received))
  return [...received].map(([line, quantity]) => ({ line, quantity }))
}

function fill(lines: readonly Line[], { productId, quantity }: Delivered, index: number, received: Map<Line, Big>) {
  const ofProduct = lines.filter((line) => line.productId === productId)
  if (!ofProduct.length) throw invalid(`items.${index}.productId`, 'NOT_FOUND', 'This product is not in the order')

  let rest = quantity
  for (const line of ofProduct) {
    const taken = received.get(line) ?? new Big(0)
    const open = openOf(line).minus(taken)
    const filled = rest.lt(open) ? rest : open
    if (filled.gt(0)) received.set(line, taken.plus(filled))
    rest = rest.minus(filled)
  }
  if (rest.gt(0)) throw tooMany(ofProduct, quantity, index)
}

function tooMany(lines: readonly Line[], requested: Big, index: number) {
  const open = sum(lines.map(openOf)).toNumber()
  return conflict('OVER_RECEIPT', `Only ${open} of this product are still to come`, { field: `items.${index}.quantity`, productId: lines[0].productId, open, requested: requested.toNumber() })
}

const openOf = ({ quantity, receivedQuantity }: Line) => quantity.minus(receivedQuantity)
