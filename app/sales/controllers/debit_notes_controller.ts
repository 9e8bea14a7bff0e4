import { creates, lists, pathId, readRecord } from '#core/endpoints/operations'
import { invoiceList } from '#sales/controllers/invoices_controller'
import { debitInvoice } from '#sales/actions/debit_invoice'
import { invoiceInPath } from '#sales/invoices/invoice_lock'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { createDebitNote } from '#sales/validators/debit_note'

export const debitNotesOfInvoice = {
  index: lists(invoiceList, {
    within: async (ctx) => [
      ['t.related_invoice_id = ?', (await readRecord(invoiceTransformer, pathId(ctx))).id],
    ],
  }),

  store: creates(
    invoiceTransformer,
    createDebitNote,
    (data, ctx) => debitInvoice(pathId(ctx), data),
    {
      below: invoiceInPath,
      location: '/invoices',
      summary: 'Charge more on an invoice',
      inputTitle: 'DebitNoteCreate',
    }
  ),
}
