import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { billSettings, mustBeOpen } from '#accounting/ledger'
import { leftSinceTheyCame, lockGoods, type Goods } from '#inventory/stock'
import { withheldTotal } from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { openedOrder } from '#purchasing/orders/opened_order'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { takenBack, takenBackOf } from '#purchasing/orders/receipt_withholdings'
import {
  byPosting,
  costOf,
  loggedReceived,
  totalOf,
  writeReceipt,
} from '#purchasing/orders/receipts'
import { accrue, postAccruedReturn } from '#purchasing/orders/accrued_goods'
import { billedUnitsOf } from '#purchasing/orders/billed_units'
import { partsBack, type MovedPart } from '#purchasing/orders/moved_parts'
import { returned } from '#purchasing/orders/received_lines'
import { postReturn, type PartBack } from '#purchasing/orders/returned_goods'
import type { returnGoods } from '#purchasing/validators/purchase_order'

/**
 * Returns goods of a locked order: stock, taxes, withholdings in proportion, debt and entry. Units that are
 * not billed go first; billed ones go at the price of their bill. They leave at that cost while none has left
 * since the receipt, else at average cost with the difference in cost of sales. 409 INSUFFICIENT_STOCK,
 * PERIOD_CLOSED. Overpaid amounts become a negative balance.
 */
export async function returnOrder(
  order: PurchaseOrder,
  { items, reason }: InputOf<typeof returnGoods>
) {
  nextStatus(order, 'return', 'ORDERED')
  const { lines, party } = await openedOrder(order)
  const billed = await billedUnitsOf(order.id, lines)
  const before = loggedReceived(lines)
  const back = returned(lines, items)
  const isClosed =
    order.status === 'RECEIVED' &&
    lines.some(({ quantity, receivedQuantity }) => receivedQuantity.lt(quantity))
  const goods = await lockGoods(
    back.map(({ line }) => line.productId),
    [order.warehouseId]
  )

  const mixed = await leftSinceTheyCame(order.id)
  const { receiptPosting } = await billSettings()
  const parts = back.flatMap((moved) =>
    partsBack(moved, billed, receiptPosting).map((part) => giveBack(goods, order, part, mixed))
  )
  const byWay = byPosting(parts)
  const accrued = byWay.get('ACCRUAL') ?? []
  accrue(accrued, -1)
  const unbilled = parts.filter(({ isBilled }) => !isBilled)
  const withheld = await takenBackOf(order, lines, unbilled)
  const stays = lines.some(({ receivedQuantity }) => receivedQuantity.gt(0))
    ? 'PARTIALLY_RECEIVED'
    : 'ORDERED'
  deferUpdate(
    order,
    {
      status: nextStatus(order, 'return', isClosed ? 'RECEIVED' : stays),
      receivedTotal: order.receivedTotal.minus(totalOf(parts)),
      billedTotal: order.billedTotal.minus(totalOf(accrued)),
      withheldTotal: order.withheldTotal.minus(withheldTotal(withheld)),
    },
    'updated',
    { before, after: loggedReceived(lines) }
  )
  billed.write()

  const day = todayIn(Current.tenant.timezone)
  await mustBeOpen(day)
  for (const [posting, own] of byWay) {
    const kept = posting === receiptPosting ? withheld : []
    const receipt = await writeReceipt(order, {
      ...{ type: 'RETURN', reason, parts: own, withheld: takenBack(kept, party), posting },
    })
    if (posting === 'ACCRUAL') await postAccruedReturn(order, { parts: own, day, party })
    else await postReturn(order, { parts: own, withheld: kept, day, party, receiptId: receipt.id })
    await announce('purchase_order.returned', { purchaseOrderId: order.id, receiptId: receipt.id })
  }
  await goods.settle()
}

/** `stockCost` is what the goods cost in stock; that of a service is nothing. */
function giveBack(
  goods: Goods,
  order: PurchaseOrder,
  part: MovedPart,
  mixed: ReadonlySet<string>
): PartBack {
  const { line, quantity, amounts } = part
  const { productId } = line
  const cost = costOf(amounts)
  const { isService } = goods.product(productId)!
  const stockCost = isService
    ? zero
    : leave(goods, order, { productId, quantity, cost: mixed.has(productId) ? undefined : cost })
  return { ...part, cost, isService, stockCost }
}

function leave(
  goods: Goods,
  { id, warehouseId }: PurchaseOrder,
  move: Pick<Parameters<Goods['takeOut']>[0], 'productId' | 'quantity' | 'cost'>
) {
  const { productId, quantity } = move
  if (!goods.hasWarehouse(warehouseId))
    throw conflict(
      'INSUFFICIENT_STOCK',
      'The warehouse of this order was deleted, so its goods cannot be returned',
      { field: 'items', productId, warehouseId, available: 0, requested: quantity.toNumber() }
    )
  return goods.takeOut({ ...move, warehouseId, reason: 'RETURN', reference: id, field: 'items' })
    .cost
}
