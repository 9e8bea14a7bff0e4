import { announce } from '#core/outbox'
import type Quote from '#sales/models/quote'
import { quoteLifecycle } from '#sales/quote_lifecycle'
import { lockQuote } from '#sales/quote_lock'
import { saveLater } from '#sales/save_later'

/** The customer says yes or no to a quote that was sent. */
export async function decideQuote(id: string, verb: 'accept' | 'reject'): Promise<Quote> {
  const { quote, status } = await lockQuote(id)
  const done = verb === 'accept' ? 'accepted' : 'rejected'
  saveLater(quote, { status: quoteLifecycle.next(verb, status) }, done)
  await announce(`quote.${done}`, { quoteId: id })
  return quote
}
