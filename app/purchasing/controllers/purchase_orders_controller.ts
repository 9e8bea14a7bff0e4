import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { defineList, instantRange, type Condition } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  holding,
  inPath,
  lists,
  lockOrFail,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { contains } from '#core/database/sql'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { billOrder } from '#purchasing/actions/bill_order'
import { cancelOrder, mayDeleteOrder } from '#purchasing/actions/cancel_order'
import { changeOrder } from '#purchasing/actions/change_order'
import { draftOrder } from '#purchasing/actions/draft_order'
import { receiveOrder } from '#purchasing/actions/receive_order'
import { returnOrder } from '#purchasing/actions/return_order'
import { shownBill } from '#purchasing/controllers/bills_controller'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { PURCHASE_ORDER_STATES, nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { billTransformer } from '#purchasing/transformers/bill_transformer'
import { purchaseOrderTransformer as record } from '#purchasing/transformers/purchase_order_transformer'
import { billOrder as billOrderInput } from '#purchasing/validators/bill'
import {
  createPurchaseOrder,
  receiveGoods,
  returnGoods,
  updatePurchaseOrder,
} from '#purchasing/validators/purchase_order'

export const purchaseOrderList = defineList({
  record,
  sorts: ['number', 'total', 'updatedAt'],
  search: "the supplier's name, taxId, email and phone, and the number",
  searched: searchingDocuments({ elsewhere: ofSuppliers }),
  volatile: ['search'],
  filters: {
    status: choiceFilter(PURCHASE_ORDER_STATES),
    supplierId: idFilter(),
    warehouseId: idFilter(),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: instantRange('created_at'),
})

/** Orders of suppliers whose present name has the word. */
function ofSuppliers(word: string): Condition {
  return [
    't.supplier_id IN (SELECT s.id FROM suppliers s WHERE s.tenant_id = ? AND s.search_text LIKE ?)',
    Current.tenantId,
    contains(word),
  ]
}

export const purchaseOrders = {
  index: lists(purchaseOrderList),
  show: reads(record),

  store: creates(record, createPurchaseOrder, async (input) => {
    const { id } = await draftOrder(input)
    return readRecord(record, id)
  }),

  update: updates(record, PurchaseOrder, updatePurchaseOrder, (order, changes) =>
    whenChanged(
      order,
      () => changeOrder(order, changes),
      () => announce('purchase_order.updated', { purchaseOrderId: order.id })
    )
  ),

  destroy: deletes(PurchaseOrder, {
    check: async (order) => {
      await mayDeleteOrder(order)
      await announce('purchase_order.deleted', { purchaseOrderId: order.id })
    },
    summary: 'Delete a purchase order',
  }),

  order: does(
    { of: inPath(PurchaseOrder), record, summary: 'Place a purchase order' },
    async (_, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      const status = nextStatus(order, 'order')
      await announce('purchase_order.ordered', { purchaseOrderId: order.id })
      return order.merge({ status, orderedAt: clock.now().toISOString() }).save()
    }
  ),

  receive: does(
    {
      of: inPath(PurchaseOrder),
      input: receiveGoods,
      record,
      summary: 'Receive goods of a purchase order',
    },
    async (input, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      await receiveOrder(order, input)
      return order
    }
  ),

  return: does(
    {
      of: inPath(PurchaseOrder),
      input: returnGoods,
      record,
      summary: 'Return goods to the supplier',
    },
    async (input, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      await returnOrder(order, input)
      return order
    }
  ),

  close: does(
    {
      of: inPath(PurchaseOrder),
      record,
      summary: 'Close a purchase order',
    },
    async (_, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      const status = nextStatus(order, 'close')
      await announce('purchase_order.closed', { purchaseOrderId: order.id })
      return order.merge({ status }).save()
    }
  ),

  bills: holding(
    'accounting:read',
    does(
      {
        of: inPath(PurchaseOrder),
        input: billOrderInput,
        record: billTransformer,
        status: 201,
        location: '/bills',
        summary: 'Draft the bill of a purchase order',
        answer: (shown) => shown,
      },
      async (input, ctx) => shownBill(await billOrder(pathId(ctx), input))
    )
  ),

  cancel: does(
    {
      of: inPath(PurchaseOrder),
      record,
      summary: 'Cancel a purchase order',
    },
    async (_, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      return cancelOrder(order)
    }
  ),
}
