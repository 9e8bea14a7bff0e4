/** Texts of refunds. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'payments.refunds.store':
      'Pays back money of a payment that no invoice has taken, and posts it. ' +
      'To free money that an invoice has, first use ' +
      '`POST /payments/:id/allocations/:allocationId/void`.',
    'credit-notes.refunds.store':
      'Pays back credit of a credit note, at most its `availableAmount`, and posts it. ' +
      'To take the credit off another invoice, use `POST /credit-notes/:id/allocations`.',
    'refunds.index':
      'Lists refunds to customers, newest first. ' +
      'For those of one payment or credit note, filter by `sourceId`.',
    'refunds.show': 'Answers one refund. It never changes; only a void takes it back.',
    'refunds.void':
      'Takes a refund back: ' +
      'its posting is reversed on `date`, and the money is free or the credit available again. ' +
      'To take back the payment itself, then use `POST /payments/:id/void`.',
  },

  fields: {
    'Refund.number': { example: 12 },
    'Refund.status': 'The state, which `POST /refunds/:id/void` changes. Read-only.',
    'Refund.source': 'What was paid back of.',
    'Refund.sourceId': 'The id of the payment or credit note.',
    'Refund.date': 'The day on which the money went. Postings and reports go by it.',
    'Refund.amount': {
      description: 'The money that was paid back, in the currency of the company.',
      example: 3800,
    },
    'Refund.bankAccountId': 'The bank or cash account that paid; null stands for cash.',
    'Refund.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-90114',
    },
    'RefundCreate.amount': {
      description: 'More than 0, and at most what is free of the payment or the credit note.',
      example: 3800,
    },
    'RefundCreate.date':
      'The day on which the money goes: today by default, and not before what is refunded.',
    'RefundCreate.bankAccountId':
      'The account that pays. Without it, that of the payment, ' +
      'or for credit the default bank account, as for a transfer.',
    'RefundsVoidInput.reason': 'Why, in your own words. It is kept as `voidReason`.',
    'RefundsVoidInput.date':
      'The day from which the money is there again: today by default, and not before the refund.',
  },

  enums: {
    'Refund.status': { PAID: 'Paid back and posted.', VOID: 'Taken back from `voidedOn`.' },
    'source': {
      PAYMENT: 'Money of a payment that no invoice has taken.',
      CREDIT_NOTE: 'Credit of a credit note, below the zero of its invoice.',
    },
  },

  parameters: { sourceId: 'Only refunds of this payment or credit note, by its id.' },
} satisfies Descriptions
