import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { writeInvoice } from '#sales/actions/create_invoice'
import { lockDelivery } from '#sales/delivery'
import { copiesOf } from '#sales/lines/taxed_lines'
import { quoteLifecycle } from '#sales/quotes/quote_lifecycle'
import { lockQuote } from '#sales/quotes/quote_lock'
import type { Conversion } from '#sales/validators/quote'

/**
 * Converts a quote to an invoice, once, at its prices and today's rates of tax. 404, 409 INVALID_TRANSITION (also when
 * expired), and errors of issuing. Announces `quote.invoiced` first.
 */
export async function convertQuote(id: string, { draft, warehouseId, ...details }: Conversion) {
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
  const { notes, costCenterId } = quote
  const invoice = { notes, costCenterId, ...details, quoteId: id }
  return writeInvoice(sale, invoice, await copiesOf(lines), draft)
}
