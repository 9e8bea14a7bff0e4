import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { writeInvoice } from '#sales/actions/create_invoice'
import { payNewInvoice } from '#sales/actions/pay_new_invoice'
import { discountIn } from '#tax/taxes'
import { lockDelivery } from '#sales/delivery'
import { discounted } from '#sales/discounts/document_discount'
import { copiesOf } from '#sales/lines/taxed_lines'
import { quoteLifecycle } from '#sales/quotes/quote_lifecycle'
import { lockQuote } from '#sales/quotes/quote_lock'
import type { Conversion } from '#sales/validators/quote'

/**
 * Converts a quote to an invoice, once, at its prices and discount and today's rates of tax. `paid`
 * takes its payment in the same transaction. 404, 409 INVALID_TRANSITION (also when expired), and
 * errors of issuing. Announces `quote.invoiced` first.
 */
export async function convertQuote(
  id: string,
  { draft, warehouseId, paid, ...details }: Conversion
) {
  const { quote, status, lines, customer, allowNegative } = await lockQuote(id)
  const invoiced = quoteLifecycle.next('convert', status)
  const sale = {
    customer,
    allowNegative,
    products: [],
    ...(await lockDelivery(lines, { warehouseId, draft })),
  }

  deferUpdate(quote, { status: invoiced }, 'invoiced')
  await announce('quote.invoiced', { quoteId: id })
  const { notes, costCenterId, paymentTermsId } = quote
  const discount = discountIn(quote.discount)
  // A due date of the request replaces the terms of the quote.
  const terms = details.dueDate ? {} : { paymentTermsId }
  const invoice = { notes, costCenterId, ...terms, ...details, quoteId: id, discount }
  const facts = { ...invoice, isPaid: Boolean(paid) }
  const made = await writeInvoice(sale, facts, discounted(await copiesOf(lines), discount), draft)
  return paid ? payNewInvoice(made, paid) : made
}
