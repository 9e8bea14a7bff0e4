/** Rules between fields of quotes and invoices. */
import type { Fail } from '#core/input/validation'
import type { InvoiceType } from '#sales/debits/invoice_types'
import { mustNameDiscount, type AskedDiscount } from '#tax/taxes'

type Typed = {
  type: InvoiceType
  relatedInvoiceId?: string | null
  reason?: string | null
}

/** A debit note names its invoice; an invoice says no reason. */
export function mustBeOfType({ type, relatedInvoiceId, reason }: Typed, fail: Fail) {
  if (type === 'DEBIT_NOTE' && !relatedInvoiceId)
    fail('relatedInvoiceId', 'REQUIRED', 'relatedInvoiceId of a debit note is required.')
  if (type === 'INVOICE' && reason && !relatedInvoiceId)
    fail('reason', 'INVALID', 'Only a debit note has a reason: send type DEBIT_NOTE.')
}

/** A draft takes no payment. */
export function mustTakePayment(
  { paid, draft }: { paid?: object | null; draft: boolean },
  fail: Fail
) {
  if (paid && draft)
    fail('paid', 'CONTRADICTION', 'A draft takes no payment: leave paid out, or issue it.')
}

export const documentRules = {
  check: ({ discount }: { discount?: AskedDiscount }, fail: Fail) =>
    mustNameDiscount(discount, fail),
}
