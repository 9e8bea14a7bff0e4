import { defineList, dayRange } from '#core/resources/list/list'
import { creates, lists, pathId, reads, readRecord } from '#core/endpoints/operations'
import { dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { contains } from '#core/database/sql'
import { creditInvoice } from '#sales/actions/credit_invoice'
import { invoiceInPath } from '#sales/invoices/invoice_lock'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { createCreditNote } from '#sales/validators/credit_note'

export const creditNoteList = defineList({
  record: creditNoteTransformer,
  sorts: ['number', 'date', 'updatedAt'],
  search: "the customer's name, and the number or fiscal number",
  searched: searchingDocuments({
    elsewhere: (word) => ['t.customer_name LIKE ?', contains(word)],
    fiscal: true,
  }),
  filters: {
    invoiceId: idFilter(),
    customerId: idFilter(),
    numberingRangeId: idFilter(),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: dayRange('date'),
})

const ofInvoice = defineList({
  record: creditNoteTransformer,
  sorts: ['number', 'date', 'updatedAt'],
})

export const creditNotes = { index: lists(creditNoteList), show: reads(creditNoteTransformer) }

export const creditNotesOfInvoice = {
  index: lists(ofInvoice, {
    within: async (ctx) => [
      ['t.invoice_id = ?', (await readRecord(invoiceTransformer, pathId(ctx))).id],
    ],
  }),

  store: creates(
    creditNoteTransformer,
    createCreditNote,
    (data, ctx) => creditInvoice(pathId(ctx), data),
    {
      below: invoiceInPath,
      location: '/credit-notes',
      summary: 'Issue a credit note of an invoice',
    }
  ),
}
