/** Texts of refunds of suppliers. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'supplier-payments.refunds.store':
      'Records that the supplier gave free money of a payment back, and posts it. ' +
      'To free money that a document has, void its allocation first.',
    'supplier-refunds.index':
      'Lists what suppliers gave back, newest first. ' +
      'For one payment or credit note, filter by `sourceId`.',
    'supplier-refunds.show':
      'Answers one refund of a supplier. It never changes; only a void takes it back.',
    'supplier-refunds.void':
      'Takes a refund back: its posting is reversed on `date`. ' +
      'The money is free, or the credit available, again.',
  },

  fields: {
    'SupplierRefund.number': { example: 3 },
    'SupplierRefund.status':
      'The state, which `POST /supplier-refunds/:id/void` changes. Read-only.',
    'SupplierRefund.source': 'What the supplier gave back.',
    'SupplierRefund.sourceId': 'The id of the payment or the credit note.',
    'SupplierRefund.supplierId': 'The supplier that gave money back.',
    'SupplierRefund.supplierName': {
      description: 'The name of the supplier at that time. Read-only.',
      example: 'Ferretería Mayorista S.A.',
    },
    'SupplierRefund.date': 'The day on which the money came. Postings and reports go by it.',
    'SupplierRefund.amount': {
      description:
        'The money that came back, in the currency of the company: at most what is free.',
      example: 15000,
    },
    'SupplierRefund.bankAccountId':
      'The account that received it. Without it, the account of the payment, or for credit the default one.',
    'SupplierRefund.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-90114',
    },
    'SupplierRefund.voidReason': {
      description: 'The `reason` of the void; null before. Read-only.',
      example: 'Nunca llegó.',
    },
    'SupplierRefundsVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'Nunca llegó.',
    },
    'SupplierRefundsVoidInput.date':
      'The day of the void: today by default, and not before the refund.',
  },

  enums: {
    'SupplierRefund.status': {
      RECEIVED: 'Received and posted.',
      VOID: 'Taken back from `voidedOn`.',
    },
    'SupplierRefund.source': {
      PAYMENT: 'Money of a payment that no document has taken.',
      CREDIT_NOTE: 'Credit of a credit note.',
    },
  },

  parameters: {
    'sourceId': 'Only refunds of this payment or credit note, by its id.',
    'supplier-refunds.index.bankAccountId': 'Only refunds to this bank account, by its id.',
  },
} satisfies Descriptions
