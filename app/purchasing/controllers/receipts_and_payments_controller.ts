/** What came in of an order, and what was paid for it. */
import type { HttpContext } from '@adonisjs/core/http'
import { defineList } from '#core/list'
import { creates, lists, lockOrFail, pathId, readRecord } from '#core/operations'
import { paySupplier } from '#purchasing/actions/pay_supplier'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { purchaseOrderRecord, receiptRecord, supplierPaymentRecord } from '#purchasing/transformers/purchase_order_record'
import { createSupplierPayment } from '#purchasing/validators/purchase_order'

const ofOrder = async (ctx: HttpContext) => [['t.purchase_order_id = ?', (await readRecord(purchaseOrderRecord, pathId(ctx))).id] as const]

export const receipts = {
  index: lists(defineList({ record: receiptRecord }), { within: ofOrder }),
}

export const supplierPayments = {
  index: lists(defineList({ record: supplierPaymentRecord }), { within: ofOrder }),

  store: creates(supplierPaymentRecord, createSupplierPayment, async (input, ctx) => {
    const order = await lockOrFail(PurchaseOrder, pathId(ctx))
    return paySupplier(order, input)
  }),
}
