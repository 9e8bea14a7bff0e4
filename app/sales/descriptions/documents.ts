/** Texts of fields that documents share. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  fields: {
    /* Documents */
    'number': { example: 1042 },
    'customerId': 'The id of the customer.',
    'customerName': {
      description: 'The name of the customer, as it was when this was written. Read-only.',
      example: 'Café Ñandú S.A.S.',
    },
    'subtotal': {
      description: 'The sum of the `subtotal` of the lines, before discount and tax. Read-only.',
      example: 500000,
    },
    'discount': {
      description:
        'A discount of the whole document, as `rate` or as `amount`. It is spread over the lines ' +
        'before tax, by what each comes to after its own discount; null is none.',
      example: { rate: 10 },
    },
    'discount.rate': {
      description: 'The discount in percent of what the lines come to before tax, 0 to 100.',
      example: 10,
    },
    'discount.amount': {
      description:
        'The discount as money before tax, in the currency of the company; at most what the ' +
        'lines come to.',
      example: 50000,
    },
    'discountTotal': {
      description: 'The sum of the `discount` and `documentDiscount` of the lines. Read-only.',
      example: 50000,
    },
    'taxTotal': { description: 'The sum of the `tax` of the lines. Read-only.', example: 85500 },
    'total': {
      description: 'The amount with tax, in the currency of the company. Read-only.',
      example: 535500,
    },
    'amountDue': { example: 217500 },
    'costCenterId': {
      description: 'The cost centre of the document, for lines that name none.',
      example: null,
    },
    'reason': {
      description: 'Why, in your own words. It is printed and kept in the audit log.',
      example: 'Pedido por el cliente.',
    },
    'voidReason': {
      description: 'The `reason` that was given with the void; null before. Read-only.',
      example: 'Factura duplicada.',
    },
    'dueDate':
      'The last day to pay, in the time zone of the company. ' +
      'By default the day of issue; ' +
      'on CREDIT 30 days later.',
    'paymentMethod': 'How the customer pays.',
    'warehouseId': 'The warehouse from which the goods leave. Null means the default warehouse.',
    'draft':
      '`true` makes a draft: without number, goods or posting, until `POST /invoices/:id/issue`.',
    'numberingRangeId':
      'The numbering range that gives `fiscalNumber`. Without it the document takes the default ' +
      'range of its type, if the company has one.',
  },

  parameters: {
    number: { example: '1042' },
    reference: { example: 'TRX-88231' },
    numberingRangeId: 'Only documents of this numbering range, by its id.',
    fiscalNumber: { example: 'SETP990000002' },
  },
} satisfies Descriptions
