import { clock } from '#core/clock'
import { defineList, instantRange } from '#core/list'
import { creates, deletes, does, inPath, lists, lockOrFail, pathId, readRecord, reads, updates } from '#core/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/query_fields'
import { cancelOrder, mayDeleteOrder } from '#purchasing/actions/cancel_order'
import { changeOrder } from '#purchasing/actions/change_order'
import { draftOrder } from '#purchasing/actions/draft_order'
import { receiveOrder } from '#purchasing/actions/receive_order'
import { returnOrder } from '#purchasing/actions/return_order'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { PURCHASE_ORDER_STATES, nextStatus } from '#purchasing/purchase_order_lifecycle'
import { purchaseOrderRecord as record } from '#purchasing/transformers/purchase_order_record'
import { createPurchaseOrder, receiveGoods, returnGoods, updatePurchaseOrder } from '#purchasing/validators/purchase_order'

export const purchaseOrderList = defineList({
  record,
  sorts: ['number', 'total', 'updatedAt'],
  filters: { status: choiceFilter(PURCHASE_ORDER_STATES), supplierId: idFilter(), warehouseId: idFilter(), from: dayFilter(), to: dayFilter() },
  where: instantRange('created_at'),
})

export const purchaseOrders = {
  index: lists(purchaseOrderList),
  show: reads(record),

  store: creates(record, createPurchaseOrder, async (input) => {
    const { id } = await draftOrder(input)
    return readRecord(record, id)
  }),

  update: updates(record, PurchaseOrder, updatePurchaseOrder, changeOrder),
  destroy: deletes(PurchaseOrder, { check: mayDeleteOrder, summary: 'Delete an order that was never placed, or is cancelled' }),

  order: does({ of: inPath(PurchaseOrder), record, summary: 'Order it from the supplier' }, async (_, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    return order.merge({ status: nextStatus(order, 'order'), orderedAt: clock.now().toISOString() }).save()
  }),

  receive: does({ of: inPath(PurchaseOrder), input: receiveGoods, record, summary: 'Receive goods: all that is open, or what is named' }, async (input, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    await receiveOrder(order, input)
    return order
  }),

  return: does({ of: inPath(PurchaseOrder), input: returnGoods, record, summary: 'Return goods to the supplier: all that came in, or what is named' }, async (input, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    await returnOrder(order, input)
    return order
  }),

  close: does({ of: inPath(PurchaseOrder), record, summary: 'Close an order of which nothing more is to come' }, async (_, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    return order.merge({ status: nextStatus(order, 'close') }).save()
  }),

  cancel: does({ of: inPath(PurchaseOrder), record, summary: 'Cancel an order of which nothing has come in, or all has gone back' }, async (_, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    return cancelOrder(order)
  }),
}
