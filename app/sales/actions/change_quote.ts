import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { selects } from '#core/database/query'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import { isIntegrationOnly } from '#core/resources/integration/changes'
import { invalid } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { totalsOf } from '#sales/lines/amounts'
import { keptDiscount } from '#tax/taxes'
import { customerOf, customerStatement, searchTextOf } from '#sales/customer'
import { changedLines, loggedLines } from '#sales/lines/changed_lines'
import { productsStatement } from '#sales/lines/entered_lines'
import { discountAfter, isSameDiscount } from '#sales/discounts/changed_discount'
import { discounted, discountedAnew } from '#sales/discounts/document_discount'
import { linesStatement, storedLine, type Line } from '#sales/lines/lines'
import { replaceLines } from '#sales/lines/written_lines'
import type Quote from '#sales/models/quote'
import { quoteLifecycle } from '#sales/quotes/quote_lifecycle'
import { quoteStatusNow } from '#sales/transformers/computed'
import { paymentTermsNamed } from '#terms/payment_terms'
import type { QuoteChanges } from '#sales/validators/quote'

/**
 * Changes a DRAFT or SENT quote before its end (409 INVALID_TRANSITION); integration fields always.
 * New `items` replace the lines. 422 for a missing customer, and errors of `enteredLines`.
 */
export async function changeQuote(quote: Quote, { items, discount, ...changes }: QuoteChanges) {
  if (!isIntegrationOnly(changes) || items || discount !== undefined)
    quoteLifecycle.next('update', quoteStatusNow(quote.status, quote.validUntil))

  const lines = await otherLines(quote, { items, discount })
  if (changes.costCenterId !== quote.costCenterId) await mustHaveCostCenter(changes)
  if (changes.paymentTermsId) await paymentTermsNamed(changes.paymentTermsId, quote.paymentTermsId)
  deferUpdate(
    quote,
    {
      ...changes,
      discount: keptDiscount(discountAfter(quote, { discount })),
      ...(await customerFacts(quote, changes.customerId)),
      ...(lines && totalsOf(lines.after)),
    },
    'updated',
    lines && loggedLines(lines.before, lines.after)
  )
  if (lines) replaceLines('quote_lines', 'quote_id', quote.id, lines.after)
}

/** The old and new lines, unless they are equal. */
async function otherLines(
  quote: Quote,
  { items, discount }: Pick<QuoteChanges, 'items' | 'discount'>
): Promise<{ before: Line[]; after: Line[] } | undefined> {
  const isDiscounted = isSameDiscount(quote, { discount })
  if (!items && isDiscounted) return

  const [stored, ledger, products = []] = await selects([
    linesStatement('quote_lines', 'quote_id', quote.id),
    ledgerReads(),
    ...(items ? [productsStatement(items)] : []),
  ])
  feedLedger(ledger)
  const before = stored.map(storedLine)
  const today = todayIn(Current.tenant.timezone)
  const entered = items ? await changedLines(items, before, products, today) : before
  const after = discountAfter(quote, { discount })
  if (entered !== before) return { before, after: discounted(entered, after) }
  return isDiscounted ? undefined : { before, after: discountedAnew(before, after) }
}

async function customerFacts(quote: Quote, customerId: string | undefined) {
  if (!customerId || customerId === quote.customerId) return {}

  const [[row]] = await selects([customerStatement(customerId)])
  if (!row) throw invalid('customerId', 'NOT_FOUND', 'There is no such customer')
  const customer = customerOf(row)
  return { customerName: customer.name, searchText: searchTextOf(customer) }
}
