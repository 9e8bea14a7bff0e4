import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { billSettings, credit, mustBeOpen, post } from '#accounting/ledger'
import { lockGoods, type Goods } from '#inventory/stock'
import { taxPostings } from '#tax/taxes'
import {
  NO_WITHHOLDINGS,
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  type KeptWithholdings,
} from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { openedOrder, type Party } from '#purchasing/orders/opened_order'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { debitsOf, writeTaxLinesOf } from '#purchasing/orders/purchase_lines'
import { withheldByReceipt } from '#purchasing/orders/receipt_withholdings'
import {
  byPosting,
  costOf,
  loggedReceived,
  totalOf,
  writeReceipt,
  type Part,
} from '#purchasing/orders/receipts'
import { accrue, postAccrued } from '#purchasing/orders/accrued_goods'
import { billedUnitsOf } from '#purchasing/orders/billed_units'
import { partsIn, type MovedPart } from '#purchasing/orders/moved_parts'
import { delivered } from '#purchasing/orders/received_lines'
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
  const billed = await billedUnitsOf(order.id, lines)
  const before = loggedReceived(lines)
  const received = delivered(lines, items)
  const goods = await lockGoods(
    received.map(({ line }) => line.productId),
    [order.warehouseId]
  )

  const { receiptPosting } = await billSettings()
  const parts = received.flatMap((moved) =>
    partsIn(moved, billed, receiptPosting).map((part) => takeIn(goods, order, part))
  )
  const byWay = byPosting(parts)
  const accrued = byWay.get('ACCRUAL') ?? []
  accrue(accrued, 1)
  const day = todayIn(Current.tenant.timezone)
  const withheld = await withheldByReceipt(parts, asked, { day, party, posting: receiptPosting })
  const isComplete = lines.every((line) => line.receivedQuantity.eq(line.quantity))
  deferUpdate(
    order,
    {
      status: nextStatus(order, 'receive', isComplete ? 'RECEIVED' : 'PARTIALLY_RECEIVED'),
      receivedTotal: order.receivedTotal.plus(totalOf(parts)),
      billedTotal: order.billedTotal.plus(totalOf(accrued)),
      withheldTotal: order.withheldTotal.plus(withheldTotal(withheld.lines)),
    },
    'updated',
    { before, after: loggedReceived(lines) }
  )
  billed.write()
  await mustBeOpen(day)
  for (const [posting, own] of byWay) {
    // Only units that no bill has are withheld, and those are posted by the setting.
    const kept = posting === receiptPosting ? withheld : NO_WITHHOLDINGS
    const receipt = await writeReceipt(order, {
      ...{ type: 'RECEIPT', parts: own, withheld: kept, posting },
    })
    if (posting === 'ACCRUAL') await postAccrued(order, { parts: own, day, party })
    else await postReceipt(order, { parts: own, withheld: kept, day, party, receiptId: receipt.id })
    await announce('purchase_order.received', { purchaseOrderId: order.id, receiptId: receipt.id })
  }
  await goods.settle()
}

function takeIn(goods: Goods, order: PurchaseOrder, part: MovedPart): Part {
  const { line, quantity, amounts } = part
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
  return { ...part, cost, isService }
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
