/** Texts of payments. */
import type { Descriptions } from '#core/resources/descriptions'
import { PDF_LANGUAGE } from '#sales/descriptions/samples'

export default {
  operations: {
    'payments.index':
      'Lists payments of customers, newest first. ' +
      'For one invoice, filter by `invoiceId`; ' +
      'for what went to a bank account, use `GET /bank-accounts/:id/transactions`.',
    'payments.store':
      'Records money received for one invoice, for several or for none yet, and posts it. ' +
      'Each invoice becomes PARTIALLY_PAID or PAID. ' +
      'Money paid to a supplier goes to `POST /purchase-orders/:id/payments`.',
    'payments.show': 'Answers one payment. To print its receipt, use `GET /payments/:id/pdf`.',
    'payments.update':
      'Changes `reference`, `notes`, `externalId` or `metadata` of a payment. ' +
      'Amount, day and account never change: ' +
      'use `POST /payments/:id/void` and record it anew.',
    'payments.void':
      'Takes a payment back: ' +
      'its posting is reversed on `date`, and its invoices are owed again. ' +
      'For goods that came back, use `POST /invoices/:id/credit-notes` instead.',
    'payments.pdf': `Answers the receipt of a payment as a PDF. ${PDF_LANGUAGE}`,
  },

  fields: {
    /* Payments */
    'Payment.number': { example: 873 },
    'Payment.status': 'The state, which `POST /payments/:id/void` changes. Read-only.',
    'PaymentUpdate.status':
      'May be repeated as it was read. Only `POST /payments/:id/void` changes it.',
    'Payment.invoiceId': 'The id of the only invoice that is paid; null with several or none.',
    'Payment.amount': {
      description:
        'The money received, in the currency of the company: ' +
        'more than 0. With `invoiceId` alone at most the balance of the invoice.',
      example: 300000,
    },
    'PaymentCreate.date': 'The day on which the money came; today by default.',
    'PaymentUpdate.date': 'The day on which the money came. It may be repeated, and never changes.',
    'Payment.paymentMethod': 'How the customer paid.',
    'Payment.bankAccountId':
      'The bank or cash account that received the money. ' +
      'Without it, TRANSFER and CARD go to the default account, the others to cash.',
    'Payment.reference': {
      description: 'The number of the transaction at the bank or the card network.',
      example: 'TRX-88231',
    },
    'PaymentsVoidInput.reason': 'Why, in your own words. It is kept as `voidReason`.',
    'PaymentsVoidInput.date':
      'The day from which its invoices are owed again: today by default, and not before the payment.',
  },

  enums: {
    'Payment.status': {
      RECEIVED: 'Received and posted.',
      VOID: 'Taken back; its invoices are owed again from `voidedOn`.',
    },
  },
} satisfies Descriptions
