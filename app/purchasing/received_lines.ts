/** Which lines of an order a delivery fills, or a return empties: all that can be, or what it names, line after line of the same product. */
import Big from 'big.js'
import { sum } from '#core/decimal'
import { conflict, invalid } from '#core/refusals'
import type { Line } from '#purchasing/lines'

export type Moved = { line: Line; quantity: Big }
type Named = { productId: string; quantity: Big }
type Room = { of: (line: Line) => Big; code: string; tells: string; says: (left: number) => string }

const toCome: Room = { of: ({ quantity, receivedQuantity }) => quantity.minus(receivedQuantity), code: 'OVER_RECEIPT', tells: 'open', says: (left) => `Only ${left} of this product are still to come` }
const cameIn: Room = { of: ({ receivedQuantity }) => receivedQuantity, code: 'OVER_RETURN', tells: 'received', says: (left) => `Only ${left} of this product have come in` }

/** 409 OVER_RECEIPT for more than is still to come. */
export const delivered = (lines: readonly Line[], items?: readonly Named[] | null) => chosen(lines, items, toCome)

/** 409 OVER_RETURN for more than came in and did not go back. */
export const returned = (lines: readonly Line[], items?: readonly Named[] | null) => chosen(lines, items, cameIn)

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
  const left = sum(lines.map(room.of)).toNumber()
  return conflict(room.code, room.says(left), { field: `items.${index}.quantity`, productId: lines[0].productId, [room.tells]: left, requested: requested.toNumber() })
}
