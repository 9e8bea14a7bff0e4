/** Texts of the statement of a supplier. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'suppliers.statement':
      'Lists what raised and lowered the debt to a supplier, by day, with a running balance. ' +
      'For all suppliers by age, use `GET /reports/payables-aging`.',
  },

  fields: {
    'SuppliersStatementAnswer.supplierId': 'The supplier.',
    'SuppliersStatementAnswer.supplierName': {
      description: 'The name of the supplier.',
      example: 'Ferretería Mayorista S.A.',
    },
    'SuppliersStatementAnswer.from': 'The first day; null for the first of all.',
    'SuppliersStatementAnswer.to': 'The last day; null for all.',
    'SuppliersStatementAnswer.openingBalance': {
      description: 'What was owed before the first day.',
      example: 0,
    },
    'SuppliersStatementAnswer.closingBalance': { example: 71200 },
    'SuppliersStatementAnswer.rows': 'What happened, by day.',
    'SuppliersStatementAnswer.totals': 'The sums of the rows.',
    'rows.date': 'The day in the books.',
    'rows.type': 'What happened.',
    'rows.documentId': `The receipt, bill, payment, credit note or refund.`,
    'rows.number': { description: 'Its number; null without one.', example: 'FV-12' },
    'rows.debit': { description: 'What lowered the debt.', example: 0 },
    'rows.credit': { description: 'What raised the debt.', example: 357000 },
    'rows.balance': { description: 'What was owed after it.', example: 357000 },
    'totals.debit': { description: 'What lowered the debt, in all.', example: 500000 },
    'totals.credit': { description: 'What raised the debt, in all.', example: 571200 },
    'rows.unbilledReceipts': {
      description: 'The part of `total` that was received and not billed.',
      example: 0,
    },
    'totals.unbilledReceipts': {
      description: 'The part of `total` that was received and not billed.',
      example: 0,
    },
  },

  enums: {
    'rows.type': {
      RECEIPT: 'Goods of an order came in.',
      RETURN: 'Goods of an order went back.',
      BILL: 'A bill was posted.',
      DEBIT_NOTE: 'A debit note was posted, which raises a bill.',
      RECEIPTS_BILLED: 'The bill took receipts over that were owed before.',
      CREDIT_NOTE: 'The supplier credited a bill.',
      RETURNS_CREDITED: 'The credit note is of returns that were taken off before.',
      PAYMENT: 'The supplier was paid; deductions and withholdings are part of it.',
      REFUND: 'The supplier gave money back.',
      BILL_VOIDED: 'A bill was voided.',
      DEBIT_NOTE_VOIDED: 'A debit note was voided.',
      CREDIT_NOTE_VOIDED: 'A credit note was voided.',
      PAYMENT_VOIDED: 'A payment was voided.',
      REFUND_VOIDED: 'A refund was voided.',
    },
  },
} satisfies Descriptions
