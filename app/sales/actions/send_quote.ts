import { mailLater, mustHaveEmail } from '#sales/mail/mail_later'
import type Quote from '#sales/models/quote'
import { quoteLifecycle } from '#sales/quote_lifecycle'
import { lockQuote } from '#sales/quote_lock'
import { saveLater } from '#sales/save_later'

/** The worker mails the quote; from now on the customer may decide. */
export async function sendQuoteLater(id: string): Promise<Quote> {
  const { quote, status, customer } = await lockQuote(id)
  const sent = quoteLifecycle.next('send', status)
  const to = mustHaveEmail(customer.email)

  saveLater(quote, { status: sent }, 'sent')
  await mailLater('quote', id, to)
  return quote
}
