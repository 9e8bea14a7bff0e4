import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { QUOTE_STATES, quoteLifecycle, type QuoteStatus } from '#sales/quotes/quote_lifecycle'
import { deadline, quoteStatusNow } from '#sales/transformers/computed'
import { itemsOf, totals } from '#sales/transformers/lines'

const stored = defineTransformer(
  'Quote',
  'quotes',
  {
    id: out.id(),
    number: out.whole({ description: 'Without gaps in the company, from 1' }),
    status: out.choice(QUOTE_STATES, {
      description: 'DRAFT and SENT read as EXPIRED after `validUntil`',
    }),
    customerId: out.id(),
    customerName: out.text({ description: 'As it was when the quote was written' }),
    invoiceId: out.orNull(
      out.id({
        sql: '(SELECT i.id FROM invoices i WHERE i.tenant_id = t.tenant_id AND i.quote_id = t.id)',
        description: 'What it became',
      })
    ),
    date: out.day(),
    validUntil: out.orNull(deadline()),
    notes: out.orNull(out.text()),
    currency: out.text({ example: 'COP' }),
    items: itemsOf('quote_lines', 'quote_id'),
    ...totals,
    ...integrationFacts(),
  },
  {
    soft: true,
    actions: ({ status, validUntil }) =>
      quoteLifecycle.allowedActions(quoteStatusNow(status, validUntil)),
  }
)

/** The status depends on the day of reading, and so on two columns. */
export const quoteTransformer = {
  ...stored,
  get schema() {
    return stored.schema
  },
  of(source: any) {
    const answer = stored.of(source)
    return { ...answer, status: quoteStatusNow(answer.status as QuoteStatus, answer.validUntil) }
  },
}
