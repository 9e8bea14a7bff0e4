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
    'purchase-orders.payments.index':
      'Lists the payments for one order, newest first. ' +
      'For what left a bank account, use `GET /bank-accounts/:id/transactions`.',
    'purchase-orders.payments.store':
      'Records money paid to the supplier for what came in, and posts it. ' +
      'What is withheld comes on top; both together are at most what is owed. ' +
      'For money received from a customer, use `POST /payments`.',
    'purchase-orders.payments.show':
      'Answers one payment to a supplier. ' +
      'For all of an order, use `GET /purchase-orders/:id/payments`.',
    'purchase-orders.payments.void':
      'Takes a payment back: ' +
      'its posting is reversed on `date`, and the order is owed again. ' +
      'If the goods went back, use `POST /purchase-orders/:id/return` as well.',
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
    'SupplierPayment.status':
      'The state, which `POST /supplier-payments/:id/void` changes. Read-only.',
    'SupplierPayment.amount': {
      description:
        'The money paid, in the currency of the company: ' +
        'more than 0, at most the balance of the order less what is withheld on top.',
      example: 300000,
    },
    'SupplierPayment.paymentMethod': {
      description: 'How the supplier was paid; null when it was not said.',
      example: 'TRANSFER',
    },
    'SupplierPayment.bankAccountId':
      'The bank or cash account that paid. ' +
      'Without it, TRANSFER and CARD take the default account, the others cash.',
    'SupplierPayment.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-88231',
    },
    'SupplierPayment.withheldTotal': { example: 0 },
    'SupplierPayment.voidReason': {
      description: 'The `reason` that was given with the void; null before. Read-only.',
      example: 'El banco la devolvió.',
    },
    'PurchaseOrdersPaymentsVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'El banco la devolvió.',
    },
    'PurchaseOrdersPaymentsVoidInput.date':
      'The day from which the order is owed again: today by default, and not before the payment.',
  },
  enums: {
    'PurchaseOrderPaymentCreate.paymentMethod': METHODS,
    'SupplierPaymentUpdate.paymentMethod': METHODS,
    'SupplierPayment.status': {
      PAID: 'Paid and posted.',
      VOID: 'Taken back; the order is owed again from `voidedOn`.',
    },
    'warnings.code': {
      BANK_ACCOUNT_ASSUMED:
        'The payment named no account: ' +
        'the one in `bankAccountId`, or cash when it is null, was assumed.',
    },
  },
  parameters: {
    reference: { example: 'TRX-88231' },
  },
} satisfies Descriptions
