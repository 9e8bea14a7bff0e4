/** Payments to suppliers over bills and orders, their allocations and refunds. */
import { Current } from '#core/context/current'
import { dayRange, defineList, type Condition } from '#core/resources/list/list'
import { creates, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { contains } from '#core/database/sql'
import { allocatePayment } from '#purchasing/actions/allocate_supplier_payment'
import { recordPayment } from '#purchasing/actions/record_supplier_payment'
import { voidAllocation } from '#purchasing/actions/void_supplier_allocation'
import { voidSupplierPayment } from '#purchasing/actions/void_supplier_payment'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { lockPayment } from '#purchasing/payments/locked_payment'
import { refundPayment } from '#purchasing/refunds/refund_supplier_payment'
import { supplierPaymentTransformer as record } from '#purchasing/transformers/supplier_payment_transformer'
import { supplierRefundTransformer } from '#purchasing/transformers/supplier_refund_transformer'
import { SUPPLIER_PAYMENT_STATES } from '#purchasing/supplier_payment_lifecycle'
import { SUPPLIER_PAYMENT_METHODS } from '#purchasing/validators/purchase_order'
import * as ofOrder from '#purchasing/validators/purchase_order'
import * as input from '#purchasing/validators/supplier_payment'

const settling = (column: string) => (id: string) =>
  [
    `t.id IN (SELECT a.payment_id FROM supplier_allocations a WHERE a.tenant_id = ? AND a.${column} = ?)`,
    Current.tenantId,
    id,
  ] as const

/** Payments of suppliers whose name, or whose own reference, has the word. */
const ofSuppliers = (word: string): Condition => [
  't.supplier_name LIKE ? OR t.reference LIKE ?',
  contains(word),
  contains(word),
]

export const supplierPaymentList = defineList({
  record,
  sorts: ['number', 'date', 'amount', 'updatedAt'],
  search: "the supplier's name, the reference and the number",
  searched: searchingDocuments({ elsewhere: ofSuppliers }),
  volatile: ['billId', 'purchaseOrderId'],
  filters: {
    supplierId: idFilter(),
    billId: idFilter(),
    purchaseOrderId: idFilter(),
    bankAccountId: idFilter(),
    status: choiceFilter(SUPPLIER_PAYMENT_STATES),
    paymentMethod: choiceFilter(SUPPLIER_PAYMENT_METHODS),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    billId: settling('bill_id'),
    purchaseOrderId: settling('purchase_order_id'),
    ...dayRange('payment_date'),
  },
})

const inPath = async (ctx: Parameters<typeof pathId>[0]) => (await lockPayment(pathId(ctx))).payment

export const allSupplierPayments = {
  index: lists(supplierPaymentList),
  show: reads(record),

  store: creates(record, input.recordSupplierPayment, recordPayment, {
    summary: 'Record a payment to a supplier over bills and orders',
    answer: (made) => made,
  }),

  update: updates(record, SupplierPayment, input.updateSupplierPayment, (payment, changes) =>
    whenChanged(
      payment,
      async () => deferUpdate(payment, changes),
      () => announce('supplier_payment.updated', { supplierPaymentId: payment.id })
    )
  ),

  allocate: does(
    {
      of: inPath,
      input: input.allocateSupplierMoney,
      record,
      summary: 'Allocate free money of a payment to a supplier',
    },
    (data, ctx) => allocatePayment(pathId(ctx), data)
  ),

  voidAllocation: does(
    {
      of: inPath,
      input: input.voidSupplierAllocation,
      record,
      summary: 'Void an allocation of a payment to a supplier',
    },
    (data, ctx) => voidAllocation(pathId(ctx), pathId(ctx, 'allocationId'), data)
  ),

  void: does(
    {
      of: inPath,
      input: ofOrder.voidSupplierPayment,
      record,
      summary: 'Void a payment to a supplier',
    },
    (data, ctx) => voidSupplierPayment(pathId(ctx), data)
  ),
}

export const refundsOfSupplierPayment = {
  store: creates(
    supplierRefundTransformer,
    input.refundFromSupplier,
    (data, ctx) => refundPayment(pathId(ctx), data),
    {
      below: inPath,
      location: '/supplier-refunds',
      summary: 'Record a refund of a payment to a supplier',
      answer: (made) => made,
    }
  ),
}
