import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { Refusal, invalid } from '#core/errors/refusal'
import { askedDiscount } from '#tax/taxes'
import { createInvoice, writeInvoice } from '#sales/actions/create_invoice'
import { payNewInvoice } from '#sales/actions/pay_new_invoice'
import { mustBeDebitable, mustBeItsCustomer } from '#sales/debits/related_invoice'
import { discounted } from '#sales/discounts/document_discount'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { enteredLines, productsStatement } from '#sales/lines/entered_lines'
import type { NewDebitNote } from '#sales/validators/debit_note'
import type { NewDocument } from '#sales/validators/invoice'

/**
 * Charges more on an invoice: a debit note, which is an invoice of its own series that moves no
 * goods. 404, 409 INVALID_TRANSITION unless the invoice stands, and errors of `enteredLines` and of
 * issuing. `income` is the role of its income, where it is another one; `isPaid` says that a payment
 * follows in the transaction. Announces `debit_note.created` beside the events of the invoice.
 */
export async function debitInvoice(
  id: string,
  { items, draft, discount: asked, ...details }: NewDebitNote,
  { income, isPaid }: { income?: 'late_fees'; isPaid?: boolean } = {}
) {
  const locked = await lockInvoice(id, { also: productsStatement(items) })
  const { invoice, customer, allowNegative, also: products } = locked
  mustBeDebitable(locked)
  await mustHaveCostCenter(details)
  const discount = askedDiscount(asked)
  const lines = await enteredLines(items, products, todayIn(Current.tenant.timezone))
  const entered = income ? lines.map((line) => ({ ...line, income })) : lines
  return writeInvoice(
    { customer, products, allowNegative, warehouseId: null },
    {
      ...details,
      ...{ discount, isPaid, type: 'DEBIT_NOTE', relatedInvoiceId: id },
      paymentMethod: details.paymentMethod ?? invoice.paymentMethod,
      costCenterId: details.costCenterId ?? invoice.costCenterId,
    },
    discounted(entered, discount),
    draft
  )
}

/**
 * An invoice, or with `type` DEBIT_NOTE a debit note on `relatedInvoiceId`, `paid` in the same
 * transaction. 422 NOT_FOUND without that invoice, INVALID for an invoice that names one.
 */
export async function createDocument({ type, relatedInvoiceId, ...asked }: NewDocument) {
  if (type === 'INVOICE' && !relatedInvoiceId) {
    const { reason: _reason, ...data } = asked
    return createInvoice(data)
  }

  const { customerId, warehouseId, paid, ...details } = asked
  const { invoice } = await lockInvoice(relatedInvoiceId!).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 404)) throw error
    throw invalid('relatedInvoiceId', 'NOT_FOUND', 'There is no such invoice')
  })
  if (type === 'INVOICE')
    throw invalid(
      'relatedInvoiceId',
      'INVALID',
      'Only a debit note names an invoice: send type DEBIT_NOTE'
    )
  if (warehouseId)
    throw invalid('warehouseId', 'INVALID', 'A debit note moves no goods: it has no warehouse')
  mustBeItsCustomer(invoice, customerId)
  const made = await debitInvoice(invoice.id, details, { isPaid: Boolean(paid) })
  return paid ? payNewInvoice(made, paid) : made
}
