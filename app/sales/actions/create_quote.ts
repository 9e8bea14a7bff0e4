import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { integrationOf } from '#core/resources/integration/changes'
import { nextNumber } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { totalsOf } from '#sales/lines/amounts'
import { customerOf, customerStatement, searchTextOf } from '#sales/customer'
import { enteredLines, insertLines, productsStatement } from '#sales/lines/lines'
import Quote from '#sales/models/quote'
import type { NewQuote } from '#sales/validators/quote'

/**
 * Creates a quote with today's prices. 422 for a missing customer, and errors of `enteredLines`.
 * Announces `quote.created`.
 */
export async function createQuote({ items, customerId, validUntil, notes, ...more }: NewQuote) {
  const [customers, products] = await selects([
    customerStatement(customerId),
    productsStatement(items),
  ])
  const customer = customerOf(customers[0])
  const lines = enteredLines(items, products)
  const { timezone, currency } = Current.tenant

  const quote = await Quote.create({
    number: await nextNumber('quotes'),
    status: 'DRAFT',
    customerId,
    customerName: customer.name,
    date: todayIn(timezone),
    validUntil: validUntil ?? null,
    notes: notes ?? null,
    currency,
    ...totalsOf(lines),
    searchText: searchTextOf(customer),
    ...integrationOf(more),
  })
  insertLines('quote_lines', 'quote_id', quote.id, lines)
  await announce('quote.created', { quoteId: quote.id })
  return { ...quote.$attributes, id: quote.id, items: lines, invoiceId: null }
}
