/** An invoice, or a debit note, which charges more on an invoice and is due and paid as one. */
export const INVOICE_TYPES = ['INVOICE', 'DEBIT_NOTE'] as const

export type InvoiceType = (typeof INVOICE_TYPES)[number]

/** The series of internal numbers of each. */
export const SERIES_OF = { INVOICE: 'invoices', DEBIT_NOTE: 'debit_notes' } as const

/** The texts of entries, such as `invoice_changed` in concepts.json. */
export const conceptKey = (
  type: InvoiceType,
  change: '' | '_changed' | '_taken_back' | '_voided'
) => `${type === 'DEBIT_NOTE' ? 'debit_note' : 'invoice'}${change}`

/** Lines of which goods move: none of a debit note. */
export const movedLines = <L>(type: InvoiceType, lines: L[]): L[] =>
  type === 'DEBIT_NOTE' ? [] : lines
