/** Texts of payments for one order, and of what changes of a payment. */
import type { Descriptions } from '#core/resources/descriptions'

export const METHODS = {
  CASH: 'In cash.',
  CARD: 'By card.',
  TRANSFER: 'By bank transfer.',
  CREDIT: 'On credit.',
  MIXED: 'In several ways.',
}

export default {
  operations: {
    'supplier-payments.update':
      'Changes `reference`, `notes`, `externalId` or `metadata` of a payment. ' +
      'Amount, day and account never change: ' +
      'use `POST /supplier-payments/:id/void` and record it anew.',
  },
  fields: {
    'PurchaseOrderPaymentCreate.amount': {
      description:
        'The money paid, in the currency of the company: ' +
        'more than 0, at most the balance of the order less what is withheld on top.',
      example: 300000,
    },
    'PurchaseOrderPaymentCreate.date': 'The day on which the money left; today by default.',
    'PurchaseOrderPaymentCreate.paymentMethod': {
      description: 'How the supplier was paid.',
      example: 'TRANSFER',
    },
    'PurchaseOrderPaymentCreate.bankAccountId':
      'The bank or cash account that paid. ' +
      'Without it, TRANSFER and CARD take the default account, the others cash.',
    'PurchaseOrderPaymentCreate.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-88231',
    },
    'SupplierPaymentUpdate.date':
      'The day on which the money left. It may be repeated, and never changes.',
    'SupplierPaymentUpdate.status':
      'May be repeated as it was read. Only `POST /supplier-payments/:id/void` changes it.',
  },
  enums: {
    'PurchaseOrderPaymentCreate.paymentMethod': METHODS,
    'SupplierPaymentUpdate.paymentMethod': METHODS,
  },
} satisfies Descriptions
