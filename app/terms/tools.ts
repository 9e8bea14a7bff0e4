/** Assistant tools of payment terms. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('sales', {
  find_payment_terms: {
    route: 'payment-terms.index',
    description:
      'List the payment terms of the company: in how many instalments a document is due, when, ' +
      'and whether paying early gives a discount. Use it for the `paymentTermsId` of invoices ' +
      'and quotes.',
  },
  create_payment_terms: {
    route: 'payment-terms.store',
    description:
      'Create payment terms, such as 30 % now and the balance in a month, or a discount for ' +
      'early payment. Use it when find_payment_terms has none that fit; ask for percents and ' +
      'days rather than inventing them.',
  },
})
