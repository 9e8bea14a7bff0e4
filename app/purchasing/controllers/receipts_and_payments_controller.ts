/** Receipts of an order, and payments for it. */
import type { HttpContext } from '@adonisjs/core/http'
import { dayRange, defineList } from '#core/resources/list/list'
import {
  creates,
  does,
  inPath,
  lists,
  lockOrFail,
  pathId,
  readRecord,
  reads,
} from '#core/endpoints/operations'
import { choiceFilter, dayFilter } from '#core/input/query_fields'
import { notFound } from '#core/errors/refusal'
import { paySupplier } from '#purchasing/actions/pay_supplier'
import { voidSupplierPayment } from '#purchasing/actions/void_supplier_payment'
import PurchaseOrder from '#purchasing/models/purchase_order'
import SupplierPayment from '#purchasing/models/supplier_payment'
import {
  purchaseOrderTransformer,
  receiptTransformer,
  supplierPaymentTransformer,
} from '#purchasing/transformers/purchase_order_transformer'
import { SUPPLIER_PAYMENT_STATES } from '#purchasing/supplier_payment_lifecycle'
import * as input from '#purchasing/validators/purchase_order'

const ofOrder = async (ctx: HttpContext) => [
  [
    't.purchase_order_id = ?',
    (await readRecord(purchaseOrderTransformer, pathId(ctx))).id,
  ] as const,
]

export const receipts = {
  index: lists(defineList({ record: receiptTransformer }), { within: ofOrder }),
}

const supplierPaymentList = defineList({
  record: supplierPaymentTransformer,
  sorts: ['date', 'updatedAt'],
  filters: { status: choiceFilter(SUPPLIER_PAYMENT_STATES), from: dayFilter(), to: dayFilter() },
  where: dayRange('payment_date'),
})

export const supplierPayments = {
  index: lists(supplierPaymentList, { within: ofOrder }),
  show: reads(supplierPaymentTransformer, {
    param: 'paymentId',
    isWithin: async ({ purchaseOrderId }, ctx) => purchaseOrderId === pathId(ctx),
  }),

  store: creates(
    supplierPaymentTransformer,
    input.createSupplierPayment,
    async (payment, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      return paySupplier(order, payment)
    },
    { below: inPath(PurchaseOrder), summary: 'Record a payment to a supplier' }
  ),

  void: does(
    {
      of: async (ctx) => (await lockPayment(ctx)).payment,
      input: input.voidSupplierPayment,
      record: supplierPaymentTransformer,
      summary: 'Void a payment to a supplier',
    },
    async (input, ctx) => {
      const { order, payment } = await lockPayment(ctx)
      return voidSupplierPayment(order, payment, input)
    }
  ),
}

/** The payment in the path; its order is locked first. */
async function lockPayment(ctx: HttpContext) {
  const order = await lockOrFail(PurchaseOrder, pathId(ctx))
  const payment = await lockOrFail(SupplierPayment, pathId(ctx, 'paymentId'))
  if (payment.purchaseOrderId !== order.id) throw notFound()
  return { order, payment }
}
