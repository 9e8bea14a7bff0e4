import { creates, deletes, lists, readRecord, reads, updates } from '#core/endpoints/operations'
import { flagFilter } from '#core/input/query_fields'
import { defineList } from '#core/resources/list/list'
import { lockLedger } from '#accounting/ledger'
import { changeTerms, createTerms, removeTerms } from '#terms/actions/keep_payment_terms'
import PaymentTerms from '#terms/models/payment_terms'
import { paymentTermsTransformer } from '#terms/transformers/payment_terms_transformer'
import { createPaymentTerms, updatePaymentTerms } from '#terms/validators/payment_terms'

const paymentTermsList = defineList({
  record: paymentTermsTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'name',
  filters: { active: flagFilter() },
})

export const paymentTerms = {
  index: lists(paymentTermsList),
  show: reads(paymentTermsTransformer),
  store: creates(paymentTermsTransformer, createPaymentTerms, async (input) => {
    const { id } = await createTerms(input)
    return readRecord(paymentTermsTransformer, id)
  }),
  update: updates(paymentTermsTransformer, PaymentTerms, updatePaymentTerms, changeTerms, {
    first: () => lockLedger(),
    summary: 'Change payment terms',
  }),
  destroy: deletes(PaymentTerms, {
    first: () => lockLedger(),
    check: removeTerms,
    summary: 'Delete payment terms',
  }),
}
