import type { HttpContext } from '@adonisjs/core/http'
import { defineList, dayRange } from '#core/resources/list/list'
import { creates, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { allocatePayment } from '#sales/actions/allocate_payment'
import { changePayment } from '#sales/actions/change_payment'
import { receivePayment } from '#sales/actions/receive_payment'
import { voidAllocation } from '#sales/actions/void_allocation'
import { voidPayment } from '#sales/actions/void_payment'
import Payment from '#sales/models/payment'
import { lockPayment } from '#sales/payments/lock_payment'
import { PAYMENT_STATES } from '#sales/payments/payment_lifecycle'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { PAYMENT_METHODS } from '#sales/validators/invoice'
import * as input from '#sales/validators/payment'

export const paymentList = defineList({
  record: paymentTransformer,
  sorts: ['number', 'date', 'amount', 'updatedAt'],
  search: "the customer's name and taxId, the reference and the number",
  searched: searchingDocuments(),
  filters: {
    invoiceId: idFilter(),
    customerId: idFilter(),
    bankAccountId: idFilter(),
    status: choiceFilter(PAYMENT_STATES),
    paymentMethod: choiceFilter(PAYMENT_METHODS),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    ...dayRange('date'),
    invoiceId: (id: string) => [
      't.id IN (SELECT a.payment_id FROM allocations a WHERE a.tenant_id = t.tenant_id AND a.invoice_id = ?)',
      id,
    ],
  },
})

const paymentInPath = async (ctx: HttpContext) => (await lockPayment(pathId(ctx))).payment

export const payments = {
  index: lists(paymentList),
  show: reads(paymentTransformer),
  store: creates(paymentTransformer, input.createPayment, receivePayment, {
    summary: 'Record a payment of a customer',
    isPlain: true,
  }),
  update: updates(paymentTransformer, Payment, input.updatePayment, (payment, changes) =>
    whenChanged(
      payment,
      () => changePayment(payment, changes),
      () => announce('payment.updated', { paymentId: payment.id, invoiceId: payment.invoiceId })
    )
  ),
  allocate: does(
    {
      of: paymentInPath,
      input: input.allocatePayment,
      record: paymentTransformer,
      summary: 'Allocate a payment to invoices',
    },
    (input, ctx: HttpContext) => allocatePayment(pathId(ctx), input)
  ),
  voidAllocation: does(
    {
      of: paymentInPath,
      input: input.voidAllocation,
      record: paymentTransformer,
      summary: 'Take an allocation of a payment back',
    },
    (input, ctx: HttpContext) => voidAllocation(pathId(ctx), pathId(ctx, 'allocationId'), input)
  ),
  void: does(
    {
      of: paymentInPath,
      input: input.voidPayment,
      record: paymentTransformer,
      summary: 'Void a payment',
    },
    (input, ctx: HttpContext) => voidPayment(pathId(ctx), input)
  ),
}
