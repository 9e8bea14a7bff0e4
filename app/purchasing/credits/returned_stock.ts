/** Stock that a void credit note had taken: units come back, values rise again. Both move today. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import { lockGoods, type Goods } from '#inventory/stock'
import { mustBeToday, unitsOf } from '#purchasing/credits/credited_goods'
import type { StoredCredit, StoredCreditLine } from '#purchasing/credits/stored_credit'
import { isReturned } from '#purchasing/credits/unbilled_units'

/** `difference` is what inventory gets less than the reversed entry says; it is cost of sales. */
type Returned = { goods: Goods; difference: Big }

/**
 * Units come back at the cost at which they left, the value of the others rises by what is in stock
 * today. 422 STOCK_IS_NOW for an earlier day; 409 IN_USE where product or warehouse was deleted. The
 * caller settles `goods`.
 */
export async function returnStock(
  { bill, order, credited }: StoredCredit,
  date: string
): Promise<Returned> {
  const warehouseId = bill.warehouseId ?? order?.warehouseId ?? null
  const named = credited.filter((one) => one.line.productId && one.line.nature === 'GOODS')
  const goods = await lockGoods(
    named.map(({ line }) => line.productId!),
    warehouseId ? [warehouseId] : []
  )
  const moved = named.filter(
    (one) => !isReturned(one) && !goods.product(one.line.productId!)!.isService
  )
  mustBeToday(moved, date)
  const at = { warehouseId: warehouseId!, reference: bill.id }
  return { goods, difference: sum(moved.map((one) => comeBack(goods, one, at))) }
}

type At = { warehouseId: string; reference: string }

function comeBack(
  goods: Goods,
  { line, quantity, cost, inventory }: StoredCreditLine,
  at: At
): Big {
  mustExist(goods, line.productId!, at.warehouseId)
  const move = { ...at, productId: line.productId!, field: 'items' }
  if (quantity.gt(0)) {
    goods.takeIn({ ...move, quantity, cost: inventory, reason: 'VOID' })
    return zero
  }
  const raised = goods.revalue({
    ...{ ...move, quantity: unitsOf(line), amount: cost },
    reason: 'PRICE_DIFFERENCE',
  })
  return inventory.minus(raised.inventory)
}

function mustExist(goods: Goods, productId: string, warehouseId: string) {
  if (!goods.hasWarehouse(warehouseId))
    throw conflict('IN_USE', 'The warehouse of the bill was deleted, so its goods cannot come back')
  if (goods.product(productId)!.isDeleted)
    throw conflict('IN_USE', 'A product of the credit note was deleted, so it cannot come back')
}
