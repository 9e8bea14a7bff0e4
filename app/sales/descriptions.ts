/** Texts of quotes, invoices, credit notes and payments for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import { TAX_CATEGORIES } from '#tax/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

const TAXES = [{ taxId: ID, code: 'IVA19', category: 'S', rate: 19, base: 450000, amount: 85500 }]

const LINES = [{ productId: ID, quantity: 2, unitPrice: 250000, taxRate: 19, discountRate: 10 }]

const PDF_LANGUAGE =
  'The document is Spanish where the `locale` of the company is Spanish, else English.'

/** The sums of the sales summary, in its rows and totals. */
const sums = Object.fromEntries(
  ['rows', 'totals'].flatMap((part) => [
    [`${part}.invoices`, { description: 'How many invoices; not by product.', example: 14 }],
    [`${part}.creditNotes`, { description: 'How many credit notes; not by product.', example: 1 }],
    [
      `${part}.quantity`,
      { description: 'The units sold less those credited; by product only.', example: 28 },
    ],
    [
      `${part}.net`,
      { description: 'Sales less discounts and credits, before tax.', example: 6300000 },
    ],
    [`${part}.tax`, { description: 'The tax on them.', example: 1197000 }],
    [
      `ReportsSalesSummaryAnswer.${part}.total`,
      { description: '`net` + `tax`.', example: 7497000 },
    ],
    [`${part}.cost`, { description: 'What the goods cost; by product only.', example: 5292000 }],
    [`${part}.margin`, { description: '`net` - `cost`; by product only.', example: 1008000 }],
  ])
)

/** The columns of the aging of receivables. */
const ages = Object.fromEntries(
  ['rows', 'totals'].flatMap((part) => [
    [
      `${part}.current`,
      { description: 'What is not due yet, in the currency of the company.', example: 235500 },
    ],
    [`${part}.days1To30`, { description: 'What has been due for 1 to 30 days.', example: 0 }],
    [`${part}.days31To60`, { description: 'What has been due for 31 to 60 days.', example: 0 }],
    [`${part}.days61To90`, { description: 'What has been due for 61 to 90 days.', example: 0 }],
    [`${part}.over90`, { description: 'What has been due for more than 90 days.', example: 0 }],
  ])
)

export default {
  operations: {
    'quotes.index':
      'Lists quotes with their lines, newest first. ' +
      'To read only accepted ones, filter by `status`; ' +
      'to follow every change, use the webhook `quote.updated`.',
    'quotes.store':
      'Creates a quote in DRAFT with its number; ' +
      'nothing moves and nothing is posted. ' +
      'A line without `unitPrice` or `taxRate` takes those of the product. ' +
      'To sell at once, use `POST /invoices`.',
    'quotes.show':
      'Answers one quote with its lines, totals and `allowedActions`. ' +
      'To print it, use `GET /quotes/:id/pdf`.',
    'quotes.update':
      'Changes a quote in DRAFT or SENT; ' +
      '`items`, when sent, replace its lines. ' +
      'A quote that is accepted no longer changes: ' +
      'delete it, or convert it and change the draft invoice.',
    'quotes.destroy':
      'Deletes a quote that became no invoice. ' +
      'Its number is not given again, and a mail that has not left is not sent. ' +
      'To keep it on record, use `POST /quotes/:id/reject`.',
    'quotes.accept':
      'Notes that the customer accepted a quote in DRAFT or SENT: ' +
      'it becomes ACCEPTED and no longer expires. ' +
      'To make the invoice of it, use `POST /quotes/:id/convert`, which needs no acceptance ' +
      'first.',
    'quotes.reject':
      'Notes that the customer declined a quote in SENT: ' +
      'it becomes REJECTED for good. ' +
      'To remove a quote that was never sent, use `DELETE /quotes/:id`.',
    'quotes.convert':
      'Makes the invoice of a quote, once, at the prices of the quote, and answers the ' +
      'invoice. ' +
      'The quote becomes INVOICED. ' +
      'Its day is today: ' +
      'a `date` in the request is ignored. ' +
      'Send `draft: ' +
      'true` to number nothing yet, and issue it later with `POST /invoices/:id/issue`.',
    'quotes.send':
      'Queues a mail with the PDF to the e-mail address of the customer: ' +
      'the quote becomes SENT at once. ' +
      'If it went on paper or by chat, use `POST /quotes/:id/mark-sent` instead.',
    'quotes.mark-sent':
      'Notes that a quote in DRAFT went to the customer by another way: ' +
      'it becomes SENT, and nobody is mailed. ' +
      'To mail the PDF from here, use `POST /quotes/:id/send`.',
    'quotes.pdf': `Answers the quote as a PDF to print or attach. ${PDF_LANGUAGE} To mail it to the customer, use \`POST /quotes/:id/send\`.`,

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
    'invoices.send':
      'Queues a mail with the PDF to the e-mail address of the customer. ' +
      'Each request sends a mail of its own. ' +
      'A draft must first be issued with `POST /invoices/:id/issue`.',
    'invoices.pdf': `Answers the invoice as a PDF, with what was paid and what is left. ${PDF_LANGUAGE} To mail it to the customer, use \`POST /invoices/:id/send\`.`,
    'invoices.credit-notes.index':
      'Lists the credit notes of one invoice, newest first. ' +
      'For those of all invoices, use `GET /credit-notes`.',
    'invoices.credit-notes.store':
      'Takes back some units of an invoice, or all that is left without `items`: ' +
      'goods return and the posting is reversed in part. ' +
      'To undo an invoice that nobody has paid, use `POST /invoices/:id/void`.',

    'credit-notes.index':
      'Lists credit notes of all invoices with their lines, newest first. ' +
      'For those of one invoice, use `GET /invoices/:id/credit-notes`.',
    'credit-notes.show':
      'Answers one credit note with its lines. ' +
      'It never changes and cannot be voided; ' +
      'to charge the goods again, issue a new invoice with `POST /invoices`.',
    'credit-notes.pdf': `Answers the credit note as a PDF to print or attach. ${PDF_LANGUAGE}`,

    'payments.index':
      'Lists payments of customers, newest first. ' +
      'For one invoice, filter by `invoiceId`; ' +
      'for what went to a bank account, use `GET /bank-accounts/:id/transactions`.',
    'payments.store':
      'Records money received for an invoice, at most its balance, and posts it. ' +
      'The invoice becomes PARTIALLY_PAID or PAID. ' +
      'Money paid to a supplier goes to `POST /purchase-orders/:id/payments`.',
    'payments.show': 'Answers one payment. To print its receipt, use `GET /payments/:id/pdf`.',
    'payments.update':
      'Changes `reference`, `notes`, `externalId` or `metadata` of a payment. ' +
      'Amount, day and account never change: ' +
      'use `POST /payments/:id/void` and record it anew.',
    'payments.void':
      'Takes a payment back: ' +
      'its posting is reversed on `date`, and the invoice is owed again. ' +
      'For goods that came back, use `POST /invoices/:id/credit-notes` instead.',
    'payments.pdf': `Answers the receipt of a payment as a PDF. ${PDF_LANGUAGE}`,

    'customers.statement':
      'Lists what a customer was billed, credited and paid, each day as the books had it, ' +
      'with the running balance. ' +
      'For all customers by age of debt, use `GET /reports/receivables-aging`.',
    'reports.receivables_aging':
      'Sums what each customer owes at the end of a day, by how long it is due. ' +
      'For the documents behind one customer, use `GET /customers/:id/statement`.',
    'reports.sales_summary':
      'Sums sales less credit notes by day, month, customer or product. ' +
      'Invoices count as they are now; ' +
      'for closed months as the books have them, use `GET /reports/income-statement`.',
  },

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
    'discountTotal': {
      description: 'The sum of the `discount` of the lines. Read-only.',
      example: 50000,
    },
    'taxTotal': { description: 'The sum of the `tax` of the lines. Read-only.', example: 85500 },
    'total': {
      description: 'The amount with tax, in the currency of the company. Read-only.',
      example: 535500,
    },
    'items': {
      description:
        'The lines, at most 500. A bare product id stands for one unit of it at its price.',
      example: LINES,
    },
    'items.id': 'The id of the line. Read-only.',
    'items.productId': 'The id of the product that the line sells.',
    'items.description': {
      description: 'The text of the line; the name of the product by default.',
      example: 'Taladro percutor 650 W',
    },
    'items.quantity': {
      description: 'The units, in the unit of measure of the product.',
      example: 2,
    },
    'items.unitPrice': {
      description:
        'The price of one unit, in the currency of the company; that of the product by default. ' +
        'It is before tax unless `priceIncludesTax`.',
      example: 250000,
    },
    'items.taxRate': {
      description:
        'The rate of the VAT in percent, 0 to 100. Alone it names the VAT of that rate; ' +
        'without it and `taxes`, the taxes of the product count.',
      example: 19,
    },
    'items.discountRate': { description: 'The discount in percent, 0 to 100.', example: 10 },
    'items.subtotal': { example: 500000 },
    'items.discount': {
      description:
        '`discountRate` percent of `subtotal`, rounded half away from zero to the decimals ' +
        'of the currency. ' +
        'Read-only.',
      example: 50000,
    },
    'items.tax': {
      description:
        'The sum of the amounts of `taxes`, each rounded half away from zero to the ' +
        'decimals of the currency. ' +
        'Read-only.',
      example: 85500,
    },
    'items.taxes': {
      description:
        'The taxes of the line, by `taxId` or `code`; those of the product by default. ' +
        'An empty list is a line without tax. A bare text is a code.',
      example: TAXES,
    },
    ...Object.fromEntries(
      ['InvoiceCreate', 'InvoiceUpdate', 'QuoteCreate', 'QuoteUpdate'].map((body) => [
        `${body}.items.taxes`,
        { example: [{ code: 'IVA19' }] },
      ])
    ),
    'items.priceIncludesTax': {
      description:
        'Whether `unitPrice` has the taxes in it: `total` is then quantity × price to the cent. ' +
        'As the product says by default.',
      example: false,
    },
    'items.costCenterId': {
      description: 'The cost centre of the line; that of the document where it is null.',
      example: null,
    },
    'taxes': { description: 'The taxes of all lines, by tax and rate. Read-only.', example: TAXES },
    'withholdings': {
      description:
        'The withholdings, by concepts of `GET /withholding-concepts`; null or nothing leaves ' +
        'them to `autoWithholdings`.',
      example: [],
    },
    'withholdings.conceptId': {
      description: 'The id of the concept, of `GET /withholding-concepts`.',
      example: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    },
    'withholdings.code': { description: 'The code of the concept.', example: 'SERVICIOS' },
    'withholdings.name': {
      description: 'The name of the concept.',
      example: 'Servicios generales',
    },
    'withholdings.base': {
      description: 'The amount of which it is computed; computed unless it is sent.',
      example: 450000,
    },
    'withholdings.type': 'The tax that is withheld.',
    'withholdings.rate': {
      description: 'The percentage; null where the amount was said.',
      example: 4,
    },
    'withholdings.amount': {
      description: 'The amount withheld; computed unless it is sent.',
      example: 18000,
    },
    'withholdings.minimum': {
      description: 'The least base of the day, where it was tested; else null.',
      example: 104748,
    },
    'autoWithholdings':
      'Whether the withholdings of the law are computed; without it invoices go by the setting ' +
      'of `GET /settings/fiscal`, payments withhold nothing.',
    'withheldTotal': { example: 18000 },
    'amountDue': { example: 217500 },
    'taxes.taxId':
      'The id of the tax, of `GET /taxes`. Null for lines of earlier releases, which have a rate alone.',
    'taxes.code': { description: 'The code of the tax.', example: 'IVA19' },
    'taxes.rate': {
      description: 'The rate in percent; null for a tax by unit or line.',
      example: 19,
    },
    'taxes.base': {
      description: 'The net amount; for a tax by unit or line the quantity. Read-only.',
      example: 450000,
    },
    'taxes.amount': {
      description: 'The tax, in the currency of the company. Read-only.',
      example: 85500,
    },
    'costCenterId': {
      description: 'The cost centre of the document, for lines that name none.',
      example: null,
    },
    'items.total': { example: 535500 },
    'items.creditedQuantity': { example: 0 },
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

    /* Quotes */
    'Quote.date':
      'The day on which the quote was made, in the time zone of the company. Read-only.',
    'Quote.validUntil':
      'The last day on which it can be accepted, in the time zone of the company. ' +
      'Null never expires.',
    'Quote.number': { example: 118 },
    'QuoteUpdate.status':
      'May be repeated as it was read. Only actions such as `accept` change it.',

    /* Invoices */
    'Invoice.status': {
      description: 'The state, which actions and payments change. Read-only.',
      example: 'PARTIALLY_PAID',
    },
    'InvoiceUpdate.status': 'May be repeated as it was read. Only actions and payments change it.',
    'Invoice.quoteId': 'The quote that it was made of; null without one. Read-only.',
    'Invoice.numberingRangeId':
      'The numbering range of `fiscalNumber`; on a draft, the range that its issue will take. ' +
      'It no longer changes once the invoice is issued.',
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

    /* Credit notes */
    'CreditNote.number': { example: 37 },
    'CreditNote.invoiceId': 'The id of the invoice that is credited. Read-only.',
    'CreditNote.date':
      'The day of the credit note, in the time zone of the company: ' +
      'postings and reports go by it. ' +
      'Read-only.',
    'CreditNoteCreate.items': {
      description: 'The units to take back, by line; all that is left when absent.',
      example: [{ lineId: ID, quantity: 1 }],
    },
    'CreditNoteCreate.items.quantity': {
      description: 'The units to take back, at most those that are left of the line.',
      example: 1,
    },

    /* Payments */
    'Payment.number': { example: 873 },
    'Payment.status': 'The state, which `POST /payments/:id/void` changes. Read-only.',
    'PaymentUpdate.status':
      'May be repeated as it was read. Only `POST /payments/:id/void` changes it.',
    'Payment.invoiceId': 'The id of the invoice that is paid.',
    'Payment.amount': {
      description:
        'The money received, in the currency of the company: ' +
        'more than 0, at most the balance of the invoice.',
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
      'The day from which the invoice is owed again: today by default, and not before the payment.',

    /* Reports */
    'CustomersStatementAnswer.from': 'The first day that was asked for; null from the beginning.',
    'CustomersStatementAnswer.to': 'The last day that was asked for; null until now.',
    'openingBalance': {
      description: 'What the customer owed before `from`, in the currency of the company.',
      example: 0,
    },
    'closingBalance': { example: 235500 },
    'CustomersStatementAnswer.rows': 'What changed the balance, by day.',
    'rows.date': 'The day of the movement, in the time zone of the company.',
    'rows.type': 'What changed the balance.',
    'rows.documentId': 'The id of the invoice, credit note or payment.',
    'rows.number': { description: 'The number of that document.', example: 1042 },
    'rows.debit': {
      description: 'What the customer owes more by it, in the currency of the company; else 0.',
      example: 535500,
    },
    'rows.credit': {
      description: 'What the customer owes less by it, in the currency of the company; else 0.',
      example: 0,
    },
    'rows.balance': { description: 'What the customer owes after it.', example: 535500 },
    'asOf': 'The day at whose end it stood so.',
    ...ages,
    'ReportsReceivablesAgingAnswer.rows':
      'A row for each customer who owes something, or has credit.',
    'ReportsReceivablesAgingAnswer.rows.total': {
      description: 'All that the customer owes; below zero is credit.',
      example: 235500,
    },
    'ReportsReceivablesAgingAnswer.totals.total': {
      description: 'All that customers owe.',
      example: 235500,
    },

    'ReportsSalesSummaryAnswer.from': 'The first day of the report.',
    'ReportsSalesSummaryAnswer.to': 'The last day of the report.',
    'ReportsSalesSummaryAnswer.rows':
      'A row for each day, month, customer or product, as `groupBy` says.',
    'rows.period': {
      description: 'The day or the month, when grouped by it.',
      example: '2026-11',
    },
    'rows.customerId': 'The id of the customer, when grouped by customer.',
    'rows.customerName': {
      description: 'The name of the customer.',
      example: 'Café Ñandú S.A.S.',
    },
    'rows.productId': 'The id of the product, when grouped by product.',
    'rows.sku': { description: 'The SKU of the product.', example: 'TAL-001' },
    'rows.productName': {
      description: 'The name of the product.',
      example: 'Taladro percutor 650 W',
    },
    ...sums,

    'totals': 'The sums of the rows.',
    'totals.debit': { description: 'The sum of `debit` of all rows.', example: 535500 },
    'totals.credit': { description: 'The sum of `credit` of all rows.', example: 300000 },
  },

  enums: {
    'withholdings.type': {
      RENTA: 'Income tax (ReteFuente).',
      VAT: 'IVA (ReteIVA).',
      MUNICIPAL: 'Industry and commerce tax (ReteICA).',
      SELF: 'Income tax that the company withholds from itself.',
    },
    'Quote.status': {
      DRAFT: 'Not sent to the customer yet.',
      SENT: 'Sent by mail or otherwise; it waits for an answer.',
      ACCEPTED: 'Accepted by the customer; it no longer expires.',
      REJECTED: 'Declined by the customer. Nothing follows but deletion.',
      EXPIRED: 'DRAFT or SENT, read after `validUntil`.',
      INVOICED: 'Became the invoice `invoiceId`.',
    },
    'Invoice.status': {
      DRAFT: 'Without number, goods or posting; it can be issued.',
      ISSUED: 'Numbered and posted; nothing is paid.',
      PARTIALLY_PAID: 'Paid in part; `balance` is left.',
      PAID: 'Nothing is left to pay.',
      VOID: 'Taken back as a whole; it keeps its number.',
    },
    'Payment.status': {
      RECEIVED: 'Received and posted.',
      VOID: 'Taken back; the invoice is owed again from `voidedOn`.',
    },
    'taxes.category': TAX_CATEGORIES,
    'warnings.code': {
      NEGATIVE_STOCK: 'More was sold than there is: the stock of the product is below zero.',
      BANK_ACCOUNT_ASSUMED:
        'The payment named no account: ' +
        'the one in `bankAccountId`, or cash when it is null, was assumed.',
    },
    'CustomersStatementAnswer.rows.type': {
      INVOICE: 'An invoice was issued.',
      INVOICE_CHANGED: 'An invoice was changed on a later day, or went to another customer.',
      INVOICE_VOIDED: 'An invoice was voided.',
      PAYMENT: 'Money was received.',
      PAYMENT_VOIDED: 'A payment was taken back.',
      CREDIT_NOTE: 'A credit note was issued.',
    },
    'groupBy': {
      day: 'A row for each day.',
      month: 'A row for each month.',
      customer: 'A row for each customer.',
      product: 'A row for each product.',
    },
  },

  parameters: {
    'number': { example: '1042' },
    'reference': { example: 'TRX-88231' },
    'invoiceId': 'Only records of this invoice, by its id.',
    'numberingRangeId': 'Only documents of this numbering range, by its id.',
    'fiscalNumber': { example: 'SETP990000002' },
    'quoteId': 'Only the invoice that was made of this quote, by its id.',
    'invoices.index.overdue':
      '`true`: only invoices with a balance after their due day; `false`: only the others.',
    'reports.sales_summary.groupBy': { example: 'month' },
  },
} satisfies Descriptions
