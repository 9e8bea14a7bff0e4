/** Texts of write-offs, and of what settles an invoice beside money. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID } from '#sales/descriptions/samples'

export default {
  operations: {
    'invoices.write-off':
      'Takes off an invoice what will not be paid, and posts it as an expense. ' +
      'The invoice is PAID when nothing is left. ' +
      'The tax stays as it was invoiced; ' +
      'to take back what was sold, use `POST /invoices/:id/credit-notes`.',
    'invoices.write-offs.void':
      'Takes a write-off back: its posting is reversed on `date`, and the invoice is owed again. ' +
      '`writeOffs` of the invoice has the id.',
  },

  fields: {
    'Invoice.writtenOffAmount': {
      description: 'The sum of its write-offs that are not void. Read-only.',
      example: 0,
    },
    'Invoice.creditReceived': {
      description: 'What credit notes of other invoices took off this one. Read-only.',
      example: 0,
    },
    'Invoice.creditGiven': {
      description: 'What its own credit notes took off other invoices. Read-only.',
      example: 0,
    },
    'Invoice.refundedAmount': {
      description: 'What was paid back to the customer of its credit. Read-only.',
      example: 0,
    },
    'Invoice.settledAmount': {
      description:
        'All that was taken off `total`: `withheldTotal` + `paidAmount` + `creditedAmount` + ' +
        '`writtenOffAmount` + `creditReceived` - `creditGiven` - `refundedAmount`. Read-only.',
      example: 300000,
    },
    'Invoice.writeOffs': {
      description: 'The write-offs in their order, void ones too. Read-only.',
      example: [],
    },
    'Invoice.writeOffs.id': { description: 'The id of the write-off.', example: ID },
    'Invoice.writeOffs.amount': { description: 'The amount that was written off.', example: 38000 },
    'Invoice.writeOffs.date': 'The day of the write-off in the books.',
    'Invoice.writeOffs.accountId': { description: 'The account of the expense.', example: ID },
    'Invoice.writeOffs.voidedOn': 'The day of the void in the books; null before.',
    'InvoicesWriteOffInput.amount': {
      description: 'At most the balance, which it is by default.',
      example: 38000,
    },
    'InvoicesWriteOffInput.date':
      'The day of the write-off in the books: today by default, and not before the invoice.',
    'InvoicesWriteOffInput.accountId':
      'The account of the expense; that of the role `bad_debts` by default. ' +
      'It takes no control account.',
    'InvoicesWriteOffsVoidInput.date':
      'The day from which the invoice is owed again: ' +
      'today by default, and not before the write-off.',
  },
} satisfies Descriptions
