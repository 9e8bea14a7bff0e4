import type { HttpContext } from '@adonisjs/core/http'
import { defineList, dayRange } from '#core/resources/list/list'
import { creates, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { changePayment } from '#sales/actions/change_payment'
import { receivePayment } from '#sales/actions/receive_payment'
import { lockPayment, voidPayment } from '#sales/actions/void_payment'
import Payment from '#sales/models/payment'
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
  where: dayRange('date'),
})

export const payments = {
  index: lists(paymentList),
  show: reads(paymentTransformer),
  store: creates(paymentTransformer, input.createPayment, receivePayment, {
    summary: 'Record a payment of an invoice',
    isPlain: true,
  }),
  update: updates(paymentTransformer, Payment, input.updatePayment, (payment, changes) =>
    whenChanged(
      payment,
      () => changePayment(payment, changes),
      () => announce('payment.updated', { paymentId: payment.id, invoiceId: payment.invoiceId })
    )
  ),
  void: does(
    {
      of: async (ctx) => (await lockPayment(pathId(ctx))).payment,
      input: input.voidPayment,
      record: paymentTransformer,
      summary: 'Void a payment',
    },
    (input, ctx: HttpContext) => voidPayment(pathId(ctx), input)
  ),
}
