/** Texts of allocations and deductions of payments. */
import type { Descriptions } from '#core/resources/descriptions'

const kinds = {
  WITHHOLDING: 'Tax that the customer withheld: `conceptId`, `base` and `amount` are required.',
  EARLY_DISCOUNT: 'The discount for paying early.',
  ROUNDING:
    'A difference of rounding, below 0 where too much came; at most `roundingLimit` of the ' +
    'accounting settings.',
  BANK_FEE: 'What a bank kept.',
  OTHER: 'Anything else, on the account of `accountId`.',
}

/** Requests and answers name the same fields. */
const deductions = (record: string) => ({
  [`${record}.deductions.kind`]: 'Why the customer kept it, which decides the account.',
  [`${record}.deductions.amount`]: {
    description: 'How much was kept: more than 0, but for ROUNDING.',
    example: 25000,
  },
  [`${record}.deductions.accountId`]:
    'The account of kind OTHER, which is no control account; null for other kinds.',
  [`${record}.deductions.conceptId`]:
    'The concept of kind WITHHOLDING, of `GET /withholding-concepts`; null for other kinds.',
  [`${record}.deductions.base`]: {
    description: 'The amount of which tax was withheld; null for other kinds.',
    example: 1000000,
  },
  [`${record}.deductions.invoiceId`]:
    'The invoice that it belongs to, one of the allocations. ' +
    'Without it, a withholding is divided over all in proportion.',
  [`${record}.deductions.description`]: {
    description: 'A text for the journal line.',
    example: 'Retención certificado 118',
  },
})

export default {
  operations: {
    'payments.allocations':
      'Allocates money of a payment that is free to invoices of its customer, and answers the payment. ' +
      'To record new money, use `POST /payments`.',
    'payments.allocations.void':
      'Takes one allocation back: the invoice is owed again, and the money is free for others. ' +
      'To take back the whole payment, use `POST /payments/:id/void`.',
  },

  fields: {
    'Payment.allocations.invoiceId': 'The id of the invoice.',
    'Payment.allocations.invoiceNumber': {
      description: 'The number of the invoice.',
      example: 1041,
    },
    'Payment.allocations.invoiceFiscalNumber': {
      description: 'The fiscal number of the invoice; null without one.',
      example: 'SETP990000002',
    },
    'Payment.allocations.amount': {
      description: 'All that it takes off the invoice, with deductions and withholdings.',
      example: 1190000,
    },
    'Payment.allocations.withheldAmount': {
      description: 'The withheld part of `amount`.',
      example: 25000,
    },
    'Payment.allocations.date':
      'The day from which it counts: the latest of the day given, that of the payment and that of ' +
      'the invoice.',
    'Payment.allocations.voidedOn': 'The day from which it no longer counts; null while it stands.',
    'Payment.deductedTotal': { example: 20000 },
    'Payment.allocatedAmount': { example: 1785000 },
    'Payment.unallocatedAmount': { example: 215000 },
    'Payment.refundedAmount': { example: 15000 },
    'PaymentCreate.customerId':
      'The customer who paid. Without `invoiceId` and `allocations` all of the money is an advance.',
    'PaymentCreate.allocations':
      'The invoices that the payment settles, each once, in place of `invoiceId`.',
    'PaymentCreate.allocations.invoiceId': 'The id of an invoice of the customer.',
    'PaymentCreate.allocations.amount': {
      description: 'How much of the invoice it settles, at most its balance.',
      example: 1190000,
    },
    'PaymentCreate.excess':
      'What happens with money that no invoice takes. Without it, a part that is left is refused.',
    'PaymentCreate.deductions': 'What the customer kept: it settles invoices, too.',
    'PaymentsAllocationsInput.items': 'The invoices, each once.',
    'PaymentsAllocationsInput.items.invoiceId': 'The id of an invoice of the same customer.',
    'PaymentsAllocationsInput.items.amount': {
      description: 'How much of the invoice it settles, at most its balance.',
      example: 200000,
    },
    'PaymentsAllocationsInput.date':
      'The day from which it counts; today by default. ' +
      'It is never before the payment or the invoice.',
    'PaymentsAllocationsVoidInput.date':
      'The day from which the invoice is owed again: today by default, and not before the allocation.',
    ...deductions('Payment'),
    ...deductions('PaymentCreate'),
  },

  enums: {
    'Payment.deductions.kind': kinds,
    'PaymentCreate.deductions.kind': kinds,
    'PaymentCreate.excess': {
      REFUSE: 'The request is refused with 409 `UNALLOCATED`.',
      ADVANCE: 'It is an advance, which later allocations use.',
    },
  },

  parameters: {
    'payments.allocations.void.allocationId':
      'The id of the allocation, of `allocations` of the payment.',
  },
} satisfies Descriptions
