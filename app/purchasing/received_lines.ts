/** Which lines of an order a delivery fills, or a return empties: all that can be, or what it names, line after line of the same product. */
import Big from 'big.js'
import { sum } from '#core/decimal'
import { conflict, invalid } from '#core/refusals'
import type { Line } from '#purchasing/lines'

export type Moved = { line: Line; quantity: Big }
type Named = { productId: string; quantity: Big }
/** How much of a line there is to move, and what is said to who wants more. */
type Room = { of: (line: Line) => Big; refuse: (left: number, where: { field: string; productId: string; requested: number }) => Error }

const toCome: Room = {
  of: ({ quantity, receivedQuantity }) => quantity.minus(receivedQuantity),
  refuse: (open, { field, ...more }) => conflict('OVER_RECEIPT', `Only ${open} of this product are still to come`, { field, open, ...more }),
}
const cameIn: Room = {
  of: ({ receivedQuantity }) => receivedQuantity,
  refuse: (received, { field, ...more }) => conflict('OVER_RETURN', `Only ${received} of this product have come in`, { field, received, ...more }),
}

/** 409 OVER_RECEIPT for more than is still to come. */
export const delivered = (lines: readonly Line[], items?: readonly Named[] | null) => chosen(lines, items, toCome)

/** From the last line on, which was filled last. 409 OVER_RETURN for more than came in and did not go back. */
export const returned = (lines: readonly Line[], items?: readonly Named[] | null) => chosen(lines.toReversed(), items, cameIn)

function chosen(lines: readonly Line[], items: readonly Named[] | null | undefined, room: Room): Moved[] {
  if (!items) return lines.map((line) => ({ line, quantity: room.of(line) })).filter(({ quantity }) => quantity.gt(0))

  const moved = new Map<Line, Big>()
  items.forEach((item, index) => choose(lines, item, index, moved, room))
  return [...moved].map(([line, quantity]) => ({ line, quantity }))
}

function choose(lines: readonly Line[], { productId, quantity }: Named, index: number, moved: Map<Line, Big>, room: Room) {
  const ofProduct = lines.filter((line) => line.productId === productId)
  if (!ofProduct.length) throw invalid(`items.${index}.productId`, 'NOT_FOUND', 'This product is not in the order')

  let rest = quantity
  for (const line of ofProduct) {
    const taken = moved.get(line) ?? new Big(0)
    const left = room.of(line).minus(taken)
    const part = rest.lt(left) ? rest : left
    if (part.gt(0)) moved.set(line, taken.plus(part))
    rest = rest.minus(part)
  }
  if (rest.gt(0)) throw tooMany(ofProduct, quantity, index, room)
}

function tooMany(lines: readonly Line[], requested: Big, index: number, room: Room) {
  return room.refuse(sum(lines.map(room.of)).toNumber(), { field: `items.${index}.quantity`, productId: lines[0].productId, requested: requested.toNumber() })
}
