import { defineTransformer, out } from '#core/resources/transformer'
import { itemsOf, totals } from '#sales/transformers/lines'

export const creditNoteTransformer = defineTransformer(
  'CreditNote',
  'credit_notes',
  {
    id: out.id(),
    number: out.whole({ description: 'Without gaps in the company, from 1' }),
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
