import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import type { Sending } from '#document_mails/mails'
import { mailLater } from '#sales/mail/mail_later'
import type Quote from '#sales/models/quote'
import { quoteLifecycle } from '#sales/quotes/quote_lifecycle'
import { lockQuote } from '#sales/quotes/quote_lock'

/** Marks a quote as sent by other means. 404, 409 INVALID_TRANSITION. Announces `quote.sent`. */
export async function markQuoteSent(id: string): Promise<Quote> {
  const { quote, status } = await lockQuote(id)
  deferUpdate(quote, { status: quoteLifecycle.next('mark-sent', status) }, 'sent')
  await announce('quote.sent', { quoteId: id })
  return quote
}

/**
 * Queues the quote's mail and marks it as sent. 404, 409 INVALID_TRANSITION, 409 NO_EMAIL.
 * Announces `quote.sent`.
 */
export async function sendQuoteLater(id: string, sending?: Sending | void): Promise<Quote> {
  const { quote, status } = await lockQuote(id)
  const sent = quoteLifecycle.next('send', status)
  const { customerId, number } = quote
  await mailLater({ document: 'QUOTE', id, customerId, number, sending })

  deferUpdate(quote, { status: sent }, 'sent')
  await announce('quote.sent', { quoteId: id })
  return quote
}
