import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import type Quote from '#sales/models/quote'
import { quoteLifecycle } from '#sales/quotes/quote_lifecycle'
import { lockQuote } from '#sales/quotes/quote_lock'

/**
 * Accepts a DRAFT or SENT quote, or rejects a SENT one, before its end (409 INVALID_TRANSITION).
 * Announces `quote.accepted` or `quote.rejected`.
 */
export async function decideQuote(id: string, verb: 'accept' | 'reject'): Promise<Quote> {
  const { quote, status } = await lockQuote(id)
  deferUpdate(
    quote,
    { status: quoteLifecycle.next(verb, status) },
    verb === 'accept' ? 'accepted' : 'rejected'
  )
  if (verb === 'accept') await announce('quote.accepted', { quoteId: id })
  else await announce('quote.rejected', { quoteId: id })
  return quote
}
