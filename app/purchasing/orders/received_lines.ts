/** The lines of a delivery or return: all open ones, or the named ones, in order. */
import Big from 'big.js'
import { linesNamed } from '#core/resources/document_lines'
import { sum } from '#core/primitives/decimal'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { taxRateOf, type Line } from '#purchasing/orders/lines'
import type { receiveGoods } from '#purchasing/validators/purchase_order'

export type Moved = { line: Line; quantity: Big }
type Named = NonNullable<InputOf<typeof receiveGoods>['items']>[number]
/** The movable quantity of a line, and the refusal beyond it. */
type Room = {
  of: (line: Line) => Big
  refuse: (left: number, where: { field: string; productId: string; requested: number }) => Error
}

const toCome: Room = {
  of: ({ quantity, receivedQuantity }) => quantity.minus(receivedQuantity),
  refuse: (open, { field, ...more }) =>
    conflict('OVER_RECEIPT', `Only ${open} of this product are still to be received`, {
      field,
      open,
      ...more,
    }),
}
const cameIn: Room = {
  of: ({ receivedQuantity }) => receivedQuantity,
  refuse: (received, { field, ...more }) =>
    conflict('OVER_RETURN', `Only ${received} of this product were received`, {
      field,
      received,
      ...more,
    }),
}

/** 409 OVER_RECEIPT beyond the ordered quantity. */
export const delivered = (lines: readonly Line[], items?: readonly Named[] | null) =>
  chosen(lines, items, toCome)

/** From the last line on, which was filled last. 409 OVER_RETURN beyond the received quantity. */
export const returned = (lines: readonly Line[], items?: readonly Named[] | null) =>
  chosen(lines.toReversed(), items, cameIn)

function chosen(
  lines: readonly Line[],
  items: readonly Named[] | null | undefined,
  room: Room
): Moved[] {
  if (!items)
    return lines
      .map((line) => ({ line, quantity: room.of(line) }))
      .filter(({ quantity }) => quantity.gt(0))

  const moved = new Map<Line, Big>()
  items.forEach((item, index) => choose(lines, item, index, moved, room))
  return [...moved].map(([line, quantity]) => ({ line, quantity }))
}

const ORDER = {
  name: 'the order',
  alias: 'purchaseOrderLineId',
  prices: (line: Line) => ({ unitCost: line.unitCost, taxRate: taxRateOf(line) }),
  terms: ({ amounts, priceIncludesTax, costCenterId }: Line) =>
    JSON.stringify([amounts.taxes.map(({ taxId }) => taxId), priceIncludesTax, costCenterId]),
}

function choose(
  lines: readonly Line[],
  item: Named,
  index: number,
  moved: Map<Line, Big>,
  room: Room
) {
  const { quantity } = item
  const named = linesNamed(lines, item, index, ORDER)

  let rest = quantity
  for (const line of named) {
    const taken = moved.get(line) ?? new Big(0)
    const left = room.of(line).minus(taken)
    const part = rest.lt(left) ? rest : left
    if (part.gt(0)) moved.set(line, taken.plus(part))
    rest = rest.minus(part)
  }
  if (rest.gt(0)) throw tooMany(named, quantity, index, room)
}

function tooMany(lines: readonly Line[], requested: Big, index: number, room: Room) {
  return room.refuse(sum(lines.map(room.of)).toNumber(), {
    field: `items.${index}.quantity`,
    productId: lines[0].productId,
    requested: requested.toNumber(),
  })
}
