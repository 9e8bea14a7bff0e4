/** Texts of invoices. */
import type { Descriptions } from '#core/resources/descriptions'
import { PDF_LANGUAGE } from '#sales/descriptions/samples'

export default {
  operations: {
    'invoices.index':
      'Lists invoices with their lines, newest first. ' +
      'Filter by `status`, `customerId` or `overdue`; ' +
      'for totals by customer and age, use `GET /reports/receivables-aging`.',
    'invoices.store':
      'Issues an invoice: ' +
      'takes the next number, moves the goods and posts the entry in one transaction. ' +
      'Its day is today: ' +
      'a `date` in the request is ignored. ' +
      'Send `draft: ' +
      'true` to number nothing yet, and issue it later with `POST /invoices/:id/issue`.',
    'invoices.debit-notes.index':
      'Lists the debit notes on one invoice, newest first. ' +
      'For those of all invoices, use `GET /invoices?type=DEBIT_NOTE`.',
    'invoices.debit-notes.store':
      'Charges more on an invoice, such as interest or a price that was too low. ' +
      'It issues a debit note, an invoice of `type` DEBIT_NOTE. ' +
      'Its number is of a series of its own, and no goods move. To charge less, use `POST ' +
      '/invoices/:id/credit-notes`.',
    'invoices.show':
      'Answers one invoice with its lines, balance and `allowedActions`. ' +
      'Its payments are in `GET /payments`, filtered by `invoiceId`.',
    'invoices.update':
      'Changes `notes`, `dueDate` or `paymentMethod` of an invoice that is not void. ' +
      'Other `items`, `customerId` or `warehouseId` replace goods and postings under the ' +
      'same number, until something is paid or credited. ' +
      'After that, use `POST /invoices/:id/credit-notes`.',
    'invoices.issue':
      'Issues a draft: ' +
      'takes the next number, moves the goods and posts the entry in one transaction. ' +
      '`fiscalNumber` comes from the numbering range, if there is one. ' +
      'To create and issue in one request, use `POST /invoices` without `draft`.',
    'invoices.void':
      'Takes all of an invoice back: ' +
      'goods return, the posting is reversed, and the number stays used. ' +
      'It works only while nothing is paid or credited; ' +
      'later, use `POST /invoices/:id/credit-notes`.',
    'invoices.pdf':
      'Answers the invoice as a PDF, with what was paid and what is left. ' +
      `${PDF_LANGUAGE} To mail it to the customer, use \`POST /invoices/:id/send\`.`,
  },

  fields: {
    /* Invoices */
    'Invoice.status': {
      description: 'The state, which actions and payments change. Read-only.',
      example: 'PARTIALLY_PAID',
    },
    'InvoiceUpdate.status': 'May be repeated as it was read. Only actions and payments change it.',
    'Invoice.type': { description: 'An invoice, or a debit note on one.', example: 'INVOICE' },
    'InvoiceCreate.type': 'An invoice by default; a debit note names `relatedInvoiceId`.',
    'Invoice.relatedInvoiceId': { example: null },
    'relatedInvoiceId': 'The invoice on which a debit note charges more.',
    'Invoice.reason': { example: null },
    'InvoiceCreate.reason': 'Why a debit note charges more. It is printed.',
    'InvoiceUpdate.reason': 'May be repeated as it was read. It does not change.',
    'Invoice.disputedUntil': { example: null },
    'disputedUntil':
      'The last day on which the customer disputes it: until then no reminder goes out.',
    'Invoice.quoteId': 'The quote that it was made of; null without one. Read-only.',
    'Invoice.numberingRangeId':
      'The numbering range of `fiscalNumber`; on a draft, the range that its issue will take. ' +
      'It no longer changes once the invoice is issued.',
    'Invoice.recurringInvoiceId':
      'The recurring invoice that made it; null without one. Read-only.',
    'Invoice.periodStart': {
      description: 'The first day of the period that it is for; null without one. Read-only.',
      example: '2027-02-28',
    },
    'Invoice.periodEnd': {
      description: 'The last day of the period that it is for; null without one. Read-only.',
      example: '2027-03-30',
    },
    'Invoice.paidAmount': {
      description:
        'The sum of payments that are not void, in the currency of the company. Read-only.',
      example: 300000,
    },
    'Invoice.creditedAmount': { example: 0 },
    'Invoice.balance': { example: 235500 },
    'Invoice.overdue': {
      description: 'Whether something is owed after the due day, where the company is. Read-only.',
      example: false,
    },
    'Invoice.issuedAt': 'The instant of issue, in UTC; null on a draft. Read-only.',
    'Invoice.voidedAt': 'The instant of the void, in UTC; null before. Read-only.',
    'Invoice.warnings.message': {
      example: 'Taladro percutor: more was sold than was in stock',
    },
    'Invoice.warnings.productId': 'The product that was sold below zero stock.',
    'Invoice.warnings.warehouseId': 'The warehouse in which it is below zero.',
  },

  enums: {
    'Invoice.status': {
      DRAFT: 'Without number, goods or posting; it can be issued.',
      ISSUED: 'Numbered and posted; nothing is paid.',
      PARTIALLY_PAID: 'Paid in part; `balance` is left.',
      PAID: 'Nothing is left to pay.',
      VOID: 'Taken back as a whole; it keeps its number.',
    },
    'Invoice.type': {
      INVOICE: 'An invoice.',
      DEBIT_NOTE: 'A debit note: it charges more on the invoice `relatedInvoiceId`.',
    },
    'warnings.code': {
      NEGATIVE_STOCK: 'More was sold than there is: the stock of the product is below zero.',
      BANK_ACCOUNT_ASSUMED:
        'The payment named no account: ' +
        'the one in `bankAccountId`, or cash when it is null, was assumed.',
    },
  },

  parameters: {
    'invoiceId': 'Only records of this invoice, by its id.',
    'relatedInvoiceId': 'Only debit notes on this invoice, by its id.',
    'invoices.index.type': 'Only invoices, or only debit notes.',
    'invoices.debit-notes.index.type': 'DEBIT_NOTE, or nothing: the list has debit notes alone.',
    'invoices.debit-notes.index.overdue':
      '`true`: only those with a balance after their due day; `false`: only the others.',
    'quoteId': 'Only the invoice that was made of this quote, by its id.',
    'invoices.index.overdue':
      '`true`: only invoices with a balance after their due day; `false`: only the others.',
  },
} satisfies Descriptions
