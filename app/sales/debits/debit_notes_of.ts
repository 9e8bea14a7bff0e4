/** The debit notes on an invoice that are not void. */
import { Current } from '#core/context/current'
import type { DatabaseRow, Statement } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

export const debitNotesStatement = (invoiceId: string): Statement => [
  `SELECT id FROM invoices
     WHERE tenant_id = ? AND related_invoice_id = ? AND voided_at IS NULL LIMIT 1`,
  [Current.tenantId, invoiceId],
]

/** 409 IN_USE while one stands. */
export function mustHaveNoDebitNotes([found]: readonly DatabaseRow[]) {
  if (found)
    throw conflict('IN_USE', 'This invoice has a debit note: void the debit note first', {
      debitNoteId: found.id,
    })
}
