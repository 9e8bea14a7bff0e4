import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { QUOTE_STATES, quoteLifecycle, type QuoteStatus } from '#sales/quotes/quote_lifecycle'
import { shownDiscount } from '#tax/taxes'
import { costCenter, deadline, quoteStatusNow } from '#sales/transformers/computed'
import { taxes, withTaxes } from '#sales/transformers/document_taxes'
import { itemsOf, totals } from '#sales/transformers/lines'

const stored = withTaxes(
  defineTransformer(
    'Quote',
    'quotes',
    {
      id: out.id(),
      number: out.whole({
        description:
          'The number, without gaps in the company, from 1 or from where its settings say. Read-only.',
      }),
      status: out.choice(QUOTE_STATES, {
        description:
          'The state, which actions change. DRAFT and SENT read as EXPIRED after `validUntil`. Read-only.',
      }),
      customerId: out.id(),
      customerName: out.text({
        description: 'The name of the customer, as it was when the quote was written. Read-only.',
      }),
      invoiceId: out.orNull(
        out.id({
          sql: '(SELECT i.id FROM invoices i WHERE i.tenant_id = t.tenant_id AND i.quote_id = t.id)',
          description: 'The invoice that it became; null before. Read-only.',
        })
      ),
      date: out.day(),
      validUntil: out.orNull(deadline()),
      paymentTermsId: out.orNull(
        out.id({ description: 'The payment terms that an invoice of it takes; null without.' })
      ),
      notes: out.orNull(out.text()),
      currency: out.text({ example: 'COP' }),
      costCenterId: costCenter(),
      items: itemsOf('quote_lines', 'quote_id'),
      discount: shownDiscount(),
      ...totals,
      taxes,
      ...integrationFacts(),
    },
    {
      soft: true,
      actions: ({ status, validUntil }) =>
        quoteLifecycle.allowedActions(quoteStatusNow(status, validUntil)),
    }
  )
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
