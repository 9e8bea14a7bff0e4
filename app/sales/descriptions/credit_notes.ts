/** Texts of credit notes. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID, PDF_LANGUAGE } from '#sales/descriptions/samples'

export default {
  operations: {
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
  },

  fields: {
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
  },
} satisfies Descriptions
