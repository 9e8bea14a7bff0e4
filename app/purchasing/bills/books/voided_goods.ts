/** Goods and price differences of a bill that is void. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { conflict, invalid } from '#core/errors/refusal'
import { leftSinceTheyCame, type Goods } from '#inventory/stock'
import { stockedLines } from '#purchasing/bills/books/direct_goods'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type Bill from '#purchasing/models/bill'
import type PurchaseOrder from '#purchasing/models/purchase_order'

type Voided = { lines: readonly BillLine[]; date: string; order: PurchaseOrder | null }

/**
 * Takes goods out, and differences back. Returns what leaves inventory beyond the reversed entries; it
 * is cost of sales. 422 STOCK_IS_NOW, 409 INSUFFICIENT_STOCK.
 */
export async function giveBackGoods(
  goods: Goods,
  bill: Bill,
  { lines, date, order }: Voided
): Promise<Big> {
  const stocked = [...stockedLines(goods, lines)]
  const revalued = lines.filter((line) => !differenceOf(line).eq(0))
  if (!stocked.length && !revalued.length) return zero
  const today = todayIn(Current.tenant.timezone)
  if (date < today)
    throw invalid('date', 'STOCK_IS_NOW', `The goods of the bill change today, ${today}`)

  const mixed = stocked.length ? await leftSinceTheyCame(bill.id) : new Set<string>()
  return sum([
    ...stocked.map((line) => leave(goods, bill, line, mixed)),
    ...revalued.map((line) => takenBack(goods, line, { bill, order })),
  ])
}

const differenceOf = ({ inventoryDifference, salesDifference }: BillLine) =>
  inventoryDifference.plus(salesDifference)

function leave(goods: Goods, bill: Bill, line: BillLine, mixed: ReadonlySet<string>): Big {
  const { productId, quantity } = line
  const warehouseId = bill.warehouseId!
  if (!goods.hasWarehouse(warehouseId))
    throw conflict(
      'INSUFFICIENT_STOCK',
      'The warehouse of this bill was deleted, so its goods cannot leave it',
      { field: 'items', productId, warehouseId, available: 0, requested: quantity.toNumber() }
    )
  const cost = costOf(line.amounts)
  const move = goods.takeOut({
    ...{ productId: productId!, warehouseId, quantity, reason: 'VOID', reference: bill.id },
    cost: mixed.has(productId!) ? undefined : cost,
    field: 'items',
  })
  return move.cost.minus(cost)
}

type Of = { bill: Bill; order: PurchaseOrder | null }

/** Takes a price difference back by today's stock; the reversed entry has the share at the posting. */
function takenBack(goods: Goods, line: BillLine, { bill, order }: Of): Big {
  const { inventory } = goods.revalue({
    productId: line.productId!,
    warehouseId: order?.warehouseId ?? bill.warehouseId!,
    quantity: line.matchedQuantity,
    amount: differenceOf(line).neg(),
    ...{ reason: 'PRICE_DIFFERENCE', reference: bill.id, field: 'items' },
  })
  return inventory.plus(line.inventoryDifference).neg()
}
