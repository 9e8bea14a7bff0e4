/** Texts of payment terms, instalments and early discounts on sales documents. */
import type { Descriptions } from '#core/resources/descriptions'

const METHODS_OF_PAID = {
  CASH: 'In cash.',
  CARD: 'By card.',
  TRANSFER: 'By bank transfer.',
  CREDIT: 'By credit that the customer has elsewhere.',
  MIXED: 'In several ways.',
}

/** The payment that an input takes with the invoice. */
const paidOf = (input: string) => ({
  [`${input}.paid`]:
    'Takes the payment of the whole invoice in the same transaction, such as a sale over the ' +
    'counter. A draft takes none.',
  [`${input}.paid.date`]: 'The day on which the money came; today by default.',
  [`${input}.paid.bankAccountId`]:
    'The account to which the money came; without it, as for `POST /payments`.',
  [`${input}.paid.method`]:
    'How it was paid; by default `paymentMethod`, and for CREDIT by TRANSFER with a bank ' +
    'account, else in CASH.',
  [`${input}.paid.reference`]: {
    description: 'The reference of the payment, such as the number of a voucher.',
    example: 'Voucher 118',
  },
})

export default {
  fields: {
    'Invoice.paymentTermsId':
      'The payment terms, from which instalments, `dueDate` and early discount follow; null for ' +
      'none. A `dueDate` beside them must be the one that they give.',
    'Invoice.installments.dueDate': 'The day on which the instalment is due. Read-only.',
    'Invoice.installments.amount': {
      description: 'What is due, less what credit notes took back. Read-only.',
      example: 357000,
    },
    'Invoice.installments.paidAmount': {
      description: 'What has settled it: money, deductions, withholdings. Read-only.',
      example: 43000,
    },
    'Invoice.installments.balance': {
      description: 'What is still to come of it. Read-only.',
      example: 314000,
    },
    'Invoice.earlyDiscount.amount': {
      description: 'What a deduction of kind EARLY_DISCOUNT may take off. Read-only.',
      example: 20000,
    },
    'Invoice.earlyDiscount.until': 'The last day for it. Read-only.',
    'Invoice.warnings.bankAccountId': 'The account that `paid` assumed; null stands for cash.',
    ...paidOf('InvoiceCreate'),
    ...paidOf('QuotesConvertInput'),
    'Quote.paymentTermsId': 'The payment terms that an invoice of the quote takes; null for none.',
    'QuotesConvertInput.paymentTermsId':
      'The payment terms of the invoice; without them and without `dueDate` those of the quote.',
  },
  enums: {
    'InvoiceCreate.paid.method': METHODS_OF_PAID,
    'QuotesConvertInput.paid.method': METHODS_OF_PAID,
  },
  parameters: {
    paymentTermsId: 'Only documents with these payment terms, by their id.',
  },
} satisfies Descriptions
