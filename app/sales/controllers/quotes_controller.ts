import { pastCondition } from '#core/calendar/due_dates'
import { defineList, dayRange, type Condition } from '#core/resources/list/list'
import { creates, deletes, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { changeQuote } from '#sales/actions/change_quote'
import { convertQuote } from '#sales/actions/convert_quote'
import { createQuote } from '#sales/actions/create_quote'
import { decideQuote } from '#sales/actions/decide_quote'
import { markQuoteSent } from '#sales/actions/send_quote'
import Quote from '#sales/models/quote'
import { QUOTE_STATES, quoteLifecycle, type QuoteStatus } from '#sales/quotes/quote_lifecycle'
import { quoteInPath } from '#sales/quotes/quote_lock'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'
import * as input from '#sales/validators/quote'

export const quoteList = defineList({
  record: quoteTransformer,
  sorts: ['number', 'date', 'total', 'updatedAt'],
  search: "the customer's name and taxId, and the number",
  searched: searchingDocuments(),
  filters: {
    customerId: idFilter(),
    status: choiceFilter(QUOTE_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: { status: readsAs, ...dayRange('date') },
  volatile: ['status'],
})

/** SQL of `quoteStatusNow`. */
function readsAs(status: QuoteStatus): Condition {
  const [isPast, ...days] = pastCondition('t.valid_until')

  if (status === 'EXPIRED') return [`t.status IN (?, ?) AND ${isPast}`, 'DRAFT', 'SENT', ...days]
  if (status === 'DRAFT' || status === 'SENT')
    return [`t.status = ? AND (t.valid_until IS NULL OR NOT (${isPast}))`, status, ...days]
  return ['t.status = ?', status]
}

const decides = (verb: 'accept' | 'reject', summary: string) =>
  does({ of: quoteInPath, record: quoteTransformer, summary }, (_, ctx) =>
    decideQuote(pathId(ctx), verb)
  )

export const quotes = {
  index: lists(quoteList),
  show: reads(quoteTransformer),
  store: creates(quoteTransformer, input.createQuote, createQuote),

  update: updates(
    quoteTransformer,
    Quote,
    input.updateQuote,
    (quote, changes) =>
      whenChanged(
        quote,
        () => changeQuote(quote, changes),
        () => announce('quote.updated', { quoteId: quote.id })
      ),
    { summary: 'Change a quote' }
  ),

  destroy: deletes(Quote, {
    check: async ({ id, status }) => {
      quoteLifecycle.next('delete', status, status)
      await announce('quote.deleted', { quoteId: id })
    },
    summary: 'Delete a quote',
  }),

  markSent: does(
    {
      of: quoteInPath,
      record: quoteTransformer,
      summary: 'Mark a quote as sent',
    },
    (_, ctx) => markQuoteSent(pathId(ctx))
  ),
  accept: decides('accept', 'Accept a quote'),
  reject: decides('reject', 'Reject a quote'),

  convert: does(
    {
      of: quoteInPath,
      input: input.convertQuote,
      record: invoiceTransformer,
      status: 201,
      location: '/invoices',
      answer: invoiceTransformer.of,
      summary: 'Convert a quote into an invoice',
    },
    (data, ctx) => convertQuote(pathId(ctx), data)
  ),
}
