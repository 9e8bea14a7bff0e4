import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { integrationOf } from '#core/resources/integration/changes'
import { nextNumber } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import { totalsOf } from '#sales/lines/amounts'
import { discounted } from '#sales/discounts/document_discount'
import { askedDiscount, keptDiscount } from '#tax/taxes'
import { customerOf, customerStatement, searchTextOf } from '#sales/customer'
import { enteredLines, productsStatement } from '#sales/lines/entered_lines'
import { insertLines } from '#sales/lines/written_lines'
import Quote from '#sales/models/quote'
import { paymentTermsNamed } from '#terms/payment_terms'
import type { NewQuote } from '#sales/validators/quote'

/**
 * Creates a quote with today's prices. 422 for a missing customer, and errors of `enteredLines`.
 * Announces `quote.created`.
 */
export async function createQuote(quoted: NewQuote) {
  const { items, customerId, validUntil, notes, costCenterId, paymentTermsId, ...rest } = quoted
  const { discount: asked, ...more } = rest
  const [customers, products, ledger] = await selects([
    customerStatement(customerId),
    productsStatement(items),
    ledgerReads(),
  ])
  feedLedger(ledger)
  const customer = customerOf(customers[0])
  await mustHaveCostCenter(quoted)
  if (paymentTermsId) await paymentTermsNamed(paymentTermsId)
  const { timezone, currency } = Current.tenant
  const date = todayIn(timezone)
  const discount = askedDiscount(asked)
  const lines = discounted(await enteredLines(items, products, date), discount)

  const quote = await Quote.create({
    number: await nextNumber('quotes'),
    status: 'DRAFT',
    customerId,
    customerName: customer.name,
    date,
    validUntil: validUntil ?? null,
    notes: notes ?? null,
    paymentTermsId: paymentTermsId ?? null,
    costCenterId: costCenterId ?? null,
    currency,
    discount: keptDiscount(discount),
    ...totalsOf(lines),
    searchText: searchTextOf(customer),
    ...integrationOf(more),
  })
  insertLines('quote_lines', 'quote_id', quote.id, lines)
  await announce('quote.created', { quoteId: quote.id })
  return { ...quote.$attributes, id: quote.id, items: lines, invoiceId: null }
}
