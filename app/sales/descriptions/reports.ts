/** Texts of the statement of a customer and of reports. */
import type { Descriptions } from '#core/resources/descriptions'

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
    'rows.documentId':
      'The id of the invoice, debit note, credit note, payment or refund; of a write-off, of its invoice.',
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
    'CustomersStatementAnswer.rows.type': {
      INVOICE: 'An invoice was issued.',
      INVOICE_CHANGED: 'An invoice was changed on a later day, or went to another customer.',
      INVOICE_VOIDED: 'An invoice was voided.',
      DEBIT_NOTE: 'A debit note was issued.',
      DEBIT_NOTE_CHANGED: 'A debit note was changed on a later day, or went to another customer.',
      DEBIT_NOTE_VOIDED: 'A debit note was voided.',
      PAYMENT: 'Money was received.',
      PAYMENT_VOIDED: 'A payment was taken back.',
      REFUND: 'Money went back to the customer.',
      REFUND_VOIDED: 'A refund was taken back.',
      WRITE_OFF: 'A part of an invoice was written off.',
      WRITE_OFF_VOIDED: 'A write-off was taken back.',
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
    'reports.sales_summary.groupBy': { example: 'month' },
  },
} satisfies Descriptions
