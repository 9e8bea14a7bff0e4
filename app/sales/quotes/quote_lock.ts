/** Locks a quote for a change: its customer first, in one batch. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerAndSettings } from '#accounting/ledger'
import { customersOfStatement, type Customer } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import { linesStatement, storedLine, type Line } from '#sales/lines/lines'
import Quote from '#sales/models/quote'
import type { QuoteStatus } from '#sales/quotes/quote_lifecycle'
import { rulesOf } from '#sales/invoices/sale'
import { quoteStatusNow } from '#sales/transformers/computed'

type LockedQuote = {
  quote: Quote
  status: QuoteStatus
  lines: Line[]
  customer: Customer
  allowNegative: boolean
}

/** 404 when it is missing. `status` is today's: EXPIRED after its end. */
export async function lockQuote(id: string): Promise<LockedQuote> {
  const [customers, [row], lines, rules] = await selects([
    customersOfStatement('quotes', id),
    [
      'SELECT * FROM quotes WHERE tenant_id = ? AND id = ? AND live = 1 FOR UPDATE',
      [Current.tenantId, id],
    ],
    linesStatement('quote_lines', 'quote_id', id),
    ledgerAndSettings(),
  ])
  if (!row) throw notFound()
  feedLedger(rules)

  const quote: Quote = modelOf(Quote, row)
  const status = quoteStatusNow(quote.status, quote.validUntil)
  return {
    quote,
    status,
    lines: lines.map(storedLine),
    customer: await lockedCustomer(customers, quote.customerId),
    ...rulesOf(rules),
  }
}

/** The quote in the path of an action. */
export const quoteInPath = async (ctx: HttpContext) => (await lockQuote(pathId(ctx))).quote
