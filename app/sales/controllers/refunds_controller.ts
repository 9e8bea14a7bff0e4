import { defineList, dayRange } from '#core/resources/list/list'
import { creates, does, lists, pathId, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { creditInPath } from '#sales/credits/lock_credit'
import { freeMoneyInPath } from '#sales/refunds/lock_free_money'
import { refundCredit } from '#sales/refunds/refund_credit'
import { REFUND_STATES } from '#sales/refunds/refund_lifecycle'
import { refundPayment } from '#sales/refunds/refund_payment'
import { lockRefund, voidRefund } from '#sales/refunds/void_refund'
import { refundTransformer } from '#sales/transformers/refund_transformer'
import * as input from '#sales/validators/refund'

export const refundList = defineList({
  record: refundTransformer,
  sorts: ['number', 'date', 'amount', 'updatedAt'],
  search: "the customer's name and taxId, the reference and the number",
  searched: searchingDocuments(),
  filters: {
    sourceId: idFilter(),
    customerId: idFilter(),
    bankAccountId: idFilter(),
    status: choiceFilter(REFUND_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    sourceId: (id) => ['(t.payment_id = ? OR t.credit_note_id = ?)', id, id],
    ...dayRange('date'),
  },
})

export const refunds = {
  index: lists(refundList),
  show: reads(refundTransformer),
  void: does(
    {
      of: async (ctx) => (await lockRefund(pathId(ctx))).refund,
      input: input.voidRefund,
      record: refundTransformer,
      summary: 'Void a refund',
    },
    (data, ctx) => voidRefund(pathId(ctx), data)
  ),
}

export const refundsOfPayment = {
  store: creates(
    refundTransformer,
    input.createRefund,
    (data, ctx) => refundPayment(pathId(ctx), data),
    { below: freeMoneyInPath, location: '/refunds', summary: 'Refund free money of a payment' }
  ),
}

export const refundsOfCreditNote = {
  store: creates(
    refundTransformer,
    input.createRefund,
    (data, ctx) => refundCredit(pathId(ctx), data),
    { below: creditInPath, location: '/refunds', summary: 'Refund the credit of a credit note' }
  ),
}
