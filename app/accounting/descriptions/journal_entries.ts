/** Texts of journal entries. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID, LEDGER_TYPES } from '#accounting/descriptions/samples'

export default {
  operations: {
    'journal-entries.index':
      'Lists journal entries with their lines, newest first. ' +
      'To find the entries of a document, filter by `reference` with its id.',
    'journal-entries.store':
      'Posts an entry by hand, with equal sums of debits and credits. ' +
      'Invoices, payments and expenses post themselves: ' +
      'use `POST /invoices`, `POST /payments` or `POST /expenses` for them.',
    'journal-entries.show':
      'Answers one entry with its lines. ' +
      'Entries never change: ' +
      'to take one by hand back, use `POST /journal-entries/:id/reverse`.',
    'journal-entries.reverse':
      'Posts the opposite of an entry by hand, once. ' +
      'The entry of a document goes with its document: ' +
      'use `POST /invoices/:id/void`, `POST /payments/:id/void` or `POST /expenses/:id/void`.',
  },

  fields: {
    /* Entries */
    'JournalEntry.number': { example: 2051 },
    'JournalEntry.total': { example: 150000 },
    'JournalEntry.entryDate':
      'The day of the entry in the books, `YYYY-MM-DD`. ' +
      'In a closed period it is a 409 `PERIOD_CLOSED`.',
    'JournalEntry.concept': {
      description: 'What the entry is for.',
      example: 'Aporte de capital',
    },
    'JournalEntry.entryType': 'The kind of entry.',
    'JournalEntry.reference': {
      description: 'The id of the document behind it, or another reference of yours.',
      example: ID,
    },
    'JournalEntry.reversedById': 'The entry that takes this one back; null while none does.',
    'lines.accountId': 'The id of the account, neither a group nor inactive.',
    'lines.accountCode': { description: 'The code of the account. Read-only.', example: '110505' },
    'lines.accountName': {
      description: 'The name of the account. Read-only.',
      example: 'Caja general',
    },
    'lines.debitAmount': {
      description: 'The debit, in the currency of the company; 0 in a line with a credit.',
      example: 150000,
    },
    'lines.creditAmount': {
      description: 'The credit, in the currency of the company; 0 in a line with a debit.',
      example: 0,
    },
    'lines.description': { description: 'A text for this line.', example: 'Consignación' },
    'lines.thirdPartyId':
      'The third party of the line, by its id in `GET /third-parties`; null without one.',
    'lines.costCenterId': 'The cost centre of the line, by its id; null without one.',
    'lines.taxBase': {
      description:
        'The amount of which the tax or withholding of the line was computed, in the currency ' +
        'of the company; null without one.',
      example: 1000000,
    },
    'JournalEntriesReverseInput.entryDate':
      'The day of the opposite entry; today by default, in the time zone of the company.',
    'JournalEntriesReverseInput.concept': {
      description:
        'What the opposite entry is for; ' +
        'by default the number and text of the entry that it reverses.',
      example: 'Reverso del asiento 2051: Aporte de capital',
    },
    'data.entryType': { description: LEDGER_TYPES, example: 'SALES' },
    'data.reference': {
      description: 'The id of the document behind the entry; null without one.',
      example: ID,
    },
  },

  enums: {
    'JournalEntry.entryType': {
      SALES: 'Of an invoice or a credit note.',
      PURCHASE: 'Of goods that came in from a supplier or went back.',
      PAYMENT: 'Of a payment from a customer or to a supplier.',
      EXPENSE: 'Of an expense.',
      PAYROLL: 'Of pay. Its lines need `payroll:read`.',
      MANUAL: 'By hand, or of a stock movement.',
    },
  },

  parameters: {
    entryType: 'Only entries of this kind.',
    reference: { example: ID },
  },
} satisfies Descriptions
