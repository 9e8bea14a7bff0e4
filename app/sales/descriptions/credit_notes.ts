/** Texts of credit notes. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID, PDF_LANGUAGE } from '#sales/descriptions/samples'

export default {
  operations: {
    'invoices.credit-notes.index':
      'Lists the credit notes of one invoice, newest first. ' +
      'For those of all invoices, use `GET /credit-notes`.',
    'invoices.credit-notes.store':
      'Takes back units of an invoice by `items`, or all that is left without them: ' +
      'goods return unless `restock` is false, and the posting is reversed in part. ' +
      '`amounts` and `net` credit money alone, such as a discount given later. ' +
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
    'CreditNote.concept': {
      description:
        'The reason in the terms of the DIAN; RETURN by default, OTHER for a credit by amount.',
      example: 'RETURN',
    },
    'CreditNote.restock': { example: true },
    'CreditNoteCreate.restock':
      'Whether the goods come back, which they do by default; false for goods that are lost. ' +
      'A credit by amount takes none back.',
    'CreditNoteCreate.amounts':
      'Amounts before tax, by line, in place of `items`. Each is at most what is left of its line; ' +
      'taxes go by the rates of the line.',
    'CreditNoteCreate.amounts.net': {
      description: 'What the line is credited before tax, in the currency of the company.',
      example: 25000,
    },
    'CreditNoteCreate.net': {
      description:
        'One amount before tax of the whole invoice, in place of `items` and `amounts`. ' +
        'It is spread over the lines by what is left of each.',
      example: 25000,
    },
    'CreditNoteCreate.items': {
      description: 'The units to take back, by line; all that is left when absent.',
      example: [{ lineId: ID, quantity: 1 }],
    },
    'CreditNoteCreate.items.quantity': {
      description: 'The units to take back, at most those that are left of the line.',
      example: 1,
    },
  },

  enums: {
    'CreditNote.concept': {
      RETURN: 'Goods or services were returned in part (DIAN 1).',
      VOID: 'The invoice is annulled (DIAN 2).',
      DISCOUNT: 'A rebate or discount, in part or in whole (DIAN 3).',
      PRICE: 'The price was adjusted (DIAN 4).',
      OTHER: 'Another reason (DIAN 5).',
    },
  },
} satisfies Descriptions
