import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { credit, mustBeOpen, post } from '#accounting/ledger'
import { lockGoods, type Goods } from '#inventory/stock'
import { taxPostings } from '#tax/taxes'
import {
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  type KeptWithholdings,
} from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { openedOrder, type Party } from '#purchasing/orders/opened_order'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { debitsOf, writeTaxLinesOf } from '#purchasing/orders/purchase_lines'
import { withheldOf } from '#purchasing/orders/receipt_withholdings'
import {
  costOf,
  countReceived,
  loggedReceived,
  totalOf,
  writeReceipt,
  type Part,
} from '#purchasing/orders/receipts'
import { delivered, type Moved } from '#purchasing/orders/received_lines'
import type { receiveGoods } from '#purchasing/validators/purchase_order'

/**
 * Receives goods of a locked order today: stock, cost, taxes, withholdings, debt and entry. Services
 * are expenses. 409 INVALID_TRANSITION, PERIOD_CLOSED, and errors of `delivered` and
 * `withholdingsOf`. Announces `purchase_order.received`.
 */
export async function receiveOrder(
  order: PurchaseOrder,
  { items, ...asked }: InputOf<typeof receiveGoods>
) {
  nextStatus(order, 'receive', 'RECEIVED')
  const { lines, party } = await openedOrder(order)
  const before = loggedReceived(lines)
  const received = delivered(lines, items)
  const goods = await lockGoods(
    received.map(({ line }) => line.productId),
    [order.warehouseId]
  )

  const parts = received.map((moved) => takeIn(goods, order, moved))
  const day = todayIn(Current.tenant.timezone)
  const withheld = await withheldOf(parts, asked, { day, party })
  const isComplete = lines.every((line) => line.receivedQuantity.eq(line.quantity))
  deferUpdate(
    order,
    {
      status: nextStatus(order, 'receive', isComplete ? 'RECEIVED' : 'PARTIALLY_RECEIVED'),
      receivedTotal: order.receivedTotal.plus(totalOf(parts)),
      withheldTotal: order.withheldTotal.plus(withheldTotal(withheld.lines)),
    },
    'updated',
    { before, after: loggedReceived(lines) }
  )
  const receipt = await writeReceipt(order, { type: 'RECEIPT', parts, withheld })

  await mustBeOpen(day)
  await postReceipt(order, { parts, withheld, day, party, receiptId: receipt.id })
  await goods.settle()
  await announce('purchase_order.received', { purchaseOrderId: order.id, receiptId: receipt.id })
}

function takeIn(goods: Goods, order: PurchaseOrder, { line, quantity }: Moved): Part {
  const amounts = countReceived(line, quantity)
  const cost = costOf(amounts)
  const { isService } = goods.product(line.productId)!
  if (!isService)
    goods.takeIn({
      productId: line.productId,
      warehouseId: order.warehouseId,
      quantity,
      cost,
      reason: 'PURCHASE',
      reference: order.id,
      field: 'items',
    })
  return { line, quantity, amounts, cost, isService }
}

type Receipt = {
  parts: readonly Part[]
  withheld: KeptWithholdings
  day: string
  party: Party
  receiptId: string
}

async function postReceipt(
  order: PurchaseOrder,
  { parts, withheld, day, party, receiptId }: Receipt
) {
  const { thirdPartyId } = party
  const costs = (isService: boolean) =>
    parts
      .filter((part) => part.isService === isService)
      .map(({ line, cost }) => ({ costCenterId: line.costCenterId, cost }))

  const { id: entryId } = await post({
    type: 'PURCHASE',
    concept: conceptOf('order_received', { number: order.number }),
    reference: order.id,
    date: day,
    thirdPartyId,
    keepsCostCenters: true,
    lines: [
      ...debitsOf('inventory', costs(false)),
      ...debitsOf('expense', costs(true)),
      ...(await taxPostings(
        parts.map(({ amounts }) => amounts),
        'PURCHASE'
      )),
      credit('payable', totalOf(parts).minus(withheldTotal(withheld.lines))),
      ...(await withholdingPostings(withheld.lines, 'PRACTISED')),
    ],
  })
  await writeTaxLinesOf(parts, {
    ...{ documentType: 'RECEIPT', documentId: receiptId },
    ...{ day, sign: 1, thirdPartyId, entryId },
  })
  await writeWithholdingLines({
    ...{ documentType: 'RECEIPT', documentId: order.id, direction: 'PRACTISED' },
    ...{ day, thirdPartyId, entryId, personKind: withheld.personKind },
    withholdings: withheld.lines,
  })
}
