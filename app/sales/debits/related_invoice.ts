/** The invoice on which a debit note charges more. */
import { conflict, invalid } from '#core/errors/refusal'
import { allowedActions } from '#sales/invoices/invoice_lifecycle'
import type { LockedInvoice } from '#sales/invoices/invoice_lock'
import type Invoice from '#sales/models/invoice'

const DEBITABLE = ['ISSUED', 'PARTIALLY_PAID', 'PAID']

/** 409 INVALID_TRANSITION for a draft, a void invoice and another debit note. */
export function mustBeDebitable({ invoice, lines }: Pick<LockedInvoice, 'invoice' | 'lines'>) {
  if (invoice.type === 'INVOICE' && DEBITABLE.includes(invoice.status)) return

  const what = invoice.type === 'DEBIT_NOTE' ? 'debit note' : invoice.status.toLowerCase()
  throw conflict(
    'INVALID_TRANSITION',
    `A debit note charges more on an issued invoice, and this one is a ${what}`,
    { currentStatus: invoice.status, allowedActions: allowedActions(invoice, lines) }
  )
}

/** 409 OTHER_CUSTOMER: a debit note is for the customer of its invoice. */
export function mustBeItsCustomer(invoice: Invoice, customerId: string | null | undefined) {
  if (!customerId || customerId.toLowerCase() === invoice.customerId) return
  throw conflict('OTHER_CUSTOMER', 'The invoice of this debit note is of another customer', {
    field: 'customerId',
  })
}

/** 422 IMMUTABLE_FIELD for another customer, INVALID for a warehouse. */
export function mustStayDebitNote(
  { type, customerId }: Invoice,
  changes: { customerId?: string | null; warehouseId?: string | null }
) {
  if (type !== 'DEBIT_NOTE') return
  if (changes.customerId && changes.customerId !== customerId)
    throw invalid(
      'customerId',
      'IMMUTABLE_FIELD',
      'A debit note is for the customer of its invoice'
    )
  if (changes.warehouseId)
    throw invalid('warehouseId', 'INVALID', 'A debit note moves no goods: it has no warehouse')
}
