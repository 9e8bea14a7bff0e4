/** Receipts of an order, and payments for it. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
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
import { lockPayment } from '#purchasing/payments/locked_payment'
import {
  purchaseOrderTransformer,
  receiptTransformer,
} from '#purchasing/transformers/purchase_order_transformer'
import { supplierPaymentTransformer } from '#purchasing/transformers/supplier_payment_transformer'
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

const settlingOrder = async (ctx: HttpContext) => [
  [
    't.id IN (SELECT a.payment_id FROM supplier_allocations a WHERE a.tenant_id = ? AND a.purchase_order_id = ?)',
    Current.tenantId,
    (await readRecord(purchaseOrderTransformer, pathId(ctx))).id,
  ] as const,
]

export const supplierPayments = {
  index: lists(supplierPaymentList, { within: settlingOrder }),
  show: reads(supplierPaymentTransformer, {
    param: 'paymentId',
    isWithin: async ({ id }, ctx) => settles(id, pathId(ctx)),
  }),

  store: creates(
    supplierPaymentTransformer,
    input.createSupplierPayment,
    async (payment, ctx) => {
      const order = await lockOrFail(PurchaseOrder, pathId(ctx))
      return paySupplier(order, payment)
    },
    {
      below: inPath(PurchaseOrder),
      summary: 'Record a payment to a supplier',
      inputTitle: 'PurchaseOrderPaymentCreate',
      answer: (made) => made,
    }
  ),

  void: does(
    {
      of: async (ctx) => (await lockOfOrder(ctx)).payment,
      input: input.voidSupplierPayment,
      record: supplierPaymentTransformer,
      summary: 'Void a payment to a supplier',
    },
    async (input, ctx) => {
      const { payment } = await lockOfOrder(ctx)
      return voidSupplierPayment(payment.id, input)
    }
  ),
}

/** The payment in the path, locked after the order, which it settles. */
async function lockOfOrder(ctx: HttpContext) {
  await lockOrFail(PurchaseOrder, pathId(ctx))
  const paymentId = pathId(ctx, 'paymentId')
  if (!(await settles(paymentId, pathId(ctx)))) throw notFound()
  return lockPayment(paymentId)
}

async function settles(paymentId: string, orderId: string) {
  const found = await rows(
    'SELECT id FROM supplier_allocations WHERE tenant_id = ? AND payment_id = ? AND purchase_order_id = ? LIMIT 1',
    [Current.tenantId, paymentId, orderId]
  )
  return found.length > 0
}
