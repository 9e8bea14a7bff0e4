import { defineTransformer, out } from '#core/resources/transformer'
import { itemsOf, totals } from '#sales/transformers/lines'

export const creditNoteTransformer = defineTransformer(
  'CreditNote',
  'credit_notes',
  {
    id: out.id(),
    number: out.whole({
      description:
        'The number, without gaps in the company, from 1 or from where its settings say. Read-only.',
    }),
    invoiceId: out.id(),
    customerId: out.id(),
    customerName: out.text(),
    date: out.day(),
    reason: out.text(),
    currency: out.text({ example: 'COP' }),
    items: itemsOf('credit_note_lines', 'credit_note_id'),
    ...totals,
  },
  { fixed: true }
)
