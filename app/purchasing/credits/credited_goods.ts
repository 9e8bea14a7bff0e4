/** Goods of a credit note: units leave the stock, amounts lower its value. Both move today. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { leftSinceTheyCame, lockGoods, type Goods } from '#inventory/stock'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type { CreditedLine } from '#purchasing/credits/credited_lines'
import type Bill from '#purchasing/models/bill'

/** Credits to inventory and to cost of sales. */
export type StockCredit = { inventory: Big; sales: Big }

/** `stocked` are the lines of goods, with what each takes off. */
export type StockedCredits = ReadonlyMap<CreditedLine, StockCredit>

type Credited = { goods: Goods | null; stocked: StockedCredits; stock: StockCredit }

const NOTHING = {
  goods: null,
  stocked: new Map<CreditedLine, StockCredit>(),
  stock: { inventory: zero, sales: zero },
}

/**
 * Units leave at the cost of the bill while none has left since, else at average cost; an amount goes
 * to the units that are in stock, the rest to cost of sales. 422 STOCK_IS_NOW for an earlier day, 409
 * INSUFFICIENT_STOCK. The caller settles `goods`.
 */
export async function creditGoods(
  bill: Bill,
  credited: readonly CreditedLine[],
  { date, warehouseId }: { date: string; warehouseId: string | null }
): Promise<Credited> {
  const ids = credited.flatMap(({ line }) =>
    line.productId && line.nature === 'GOODS' ? [line.productId] : []
  )
  if (!ids.length || !warehouseId) return NOTHING
  const goods = await lockGoods(ids, [warehouseId])
  const moved = credited.filter(
    ({ line }) =>
      line.productId && ids.includes(line.productId) && !goods.product(line.productId)!.isService
  )
  mustBeToday(moved, date)
  const mixed = await leftSinceTheyCame(bill.id)
  const stocked = new Map(
    moved.map((one) => [one, move(goods, one, { bill, warehouseId, mixed })] as const)
  )
  const parts = [...stocked.values()]
  return {
    goods,
    stocked,
    stock: {
      inventory: sum(parts.map(({ inventory }) => inventory)),
      sales: sum(parts.map(({ sales }) => sales)),
    },
  }
}

/** 422 STOCK_IS_NOW where goods would move on an earlier day. */
export function mustBeToday(moved: readonly unknown[], date: string) {
  const today = todayIn(Current.tenant.timezone)
  if (moved.length && date < today)
    throw invalid('date', 'STOCK_IS_NOW', `The stock of these goods changes today, ${today}`)
}

type Of = { bill: Bill; warehouseId: string; mixed: ReadonlySet<string> }

function move(
  goods: Goods,
  { line, quantity, amounts }: CreditedLine,
  { bill, warehouseId, mixed }: Of
): StockCredit {
  const cost = costOf(amounts)
  const productId = line.productId!
  const at = { productId, warehouseId, reference: bill.id, field: 'items' }
  if (quantity.gt(0)) {
    const own = mixed.has(productId) ? undefined : cost
    const left = goods.takeOut({ ...at, quantity, cost: own, reason: 'RETURN' }).cost
    return { inventory: left, sales: cost.minus(left) }
  }
  const { inventory, sales } = goods.revalue({
    ...{ ...at, quantity: unitsOf(line), amount: cost.neg() },
    reason: 'PRICE_DIFFERENCE',
  })
  return { inventory: inventory.neg(), sales: sales.neg() }
}

/** The units over which an amount is spread: those received and not returned, else all. */
export const unitsOf = ({ receivedQuantity, quantity }: BillLine) =>
  receivedQuantity.gt(0) ? receivedQuantity : quantity
