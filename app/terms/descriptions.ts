/** Texts of payment terms for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'payment-terms.index':
      'Lists the payment terms of the company, newest first. ' +
      'Documents take them by `paymentTermsId`, as `POST /invoices` does.',
    'payment-terms.store':
      'Creates payment terms: when a document is due, in one or more instalments. ' +
      'Exactly one line has `balance: true` and takes what the others leave. ' +
      'With `discount`, a payment of all that is owed within its days is less.',
    'payment-terms.show':
      'Answers one set of payment terms. ' +
      'To find the invoices that have them, filter `GET /invoices` by `paymentTermsId`.',
    'payment-terms.update':
      'Changes payment terms. ' +
      'Once a document names them, `lines` stay: 422 `IMMUTABLE_FIELD`. ' +
      'Issued invoices keep the discount that they offer.',
    'payment-terms.destroy':
      'Deletes payment terms that no document names. ' +
      'To stop using others, set `active: false` with `PATCH /payment-terms/:id`.',
  },
  fields: {
    'PaymentTerms.name': {
      description: 'The name, unique in the company.',
      example: '30 % now, 30 % in a month, the rest in two',
    },
    'PaymentTerms.lines':
      'The instalments, in any order. The due day counts from the date of the document: ' +
      '`months` first, then `days`, then the end of the month, then `addDays`.',
    'PaymentTerms.lines.percent': {
      description: 'A percentage of the total, rounded once. The percents add up to less than 100.',
      example: 30,
    },
    'PaymentTerms.lines.amount': {
      description: 'A fixed amount, in the currency of the company.',
      example: 100000,
    },
    'PaymentTerms.lines.balance': 'Whether the line takes what the others leave. One line does.',
    'PaymentTerms.lines.months': {
      description: 'Months after the date of the document; a shorter month gives its last day.',
      example: 1,
    },
    'PaymentTerms.lines.days': { description: 'Days after the months.', example: 0 },
    'PaymentTerms.lines.endOfMonth': 'Whether the end of the month that is then reached is meant.',
    'PaymentTerms.lines.addDays': { description: 'Days after the end of the month.', example: 0 },
    'PaymentTerms.discount':
      'The early discount, for a payment within its days that settles all that is left; ' +
      'null for none. Lines with a fixed amount have none.',
    'PaymentTerms.discount.percent': {
      description: 'A percentage of the net amount.',
      example: 2,
    },
    'PaymentTerms.discount.days': {
      description: 'The last day of the discount, in days after the date of the document.',
      example: 10,
    },
    'PaymentTerms.discount.taxTreatment': 'Whether the discount takes its share of the tax back.',
    'PaymentTerms.active': 'Whether new documents may take these terms.',
  },
  enums: {
    'PaymentTerms.discount.taxTreatment': {
      NEVER: 'The tax stays as it was invoiced, as the law of Colombia asks (ET 454).',
      ON_EARLY_PAYMENT: 'The tax on the discount is taken back when the discount is taken.',
    },
  },
  parameters: {
    'payment-terms.index.active': '`true`: only active terms; `false`: only the others.',
  },
} satisfies Descriptions
