import { defineTransformer, out } from '#core/resources/transformer'
import { CREDIT_CONCEPTS } from '#sales/credits/concepts'
import { shownWithholdings } from '#tax/withholdings'
import { AVAILABLE } from '#sales/credits/available'
import { allocationsOfCredit } from '#sales/credits/shown_allocations'
import { costCenter } from '#sales/transformers/computed'
import { taxes, withTaxes } from '#sales/transformers/document_taxes'
import { itemsOf, totals } from '#sales/transformers/lines'

export const creditNoteTransformer = withTaxes(
  defineTransformer('CreditNote', 'credit_notes', {
    id: out.id(),
    number: out.whole({
      description:
        'The number, without gaps in the company, from 1 or from where its settings say. Read-only.',
    }),
    fiscalNumber: out.orNull(
      out.text({
        description:
          'The number in its range, prefix first: `SETP990000002`; null without a range. Read-only.',
        example: 'SETP990000002',
      })
    ),
    numberingRangeId: out.orNull(out.id()),
    invoiceId: out.id(),
    customerId: out.id(),
    customerName: out.text(),
    date: out.day(),
    reason: out.text(),
    concept: out.choice(CREDIT_CONCEPTS),
    restock: out.flag({
      description: 'Whether goods came back; false for a credit note by amount. Read-only.',
    }),
    currency: out.text({ example: 'COP' }),
    costCenterId: costCenter(),
    items: itemsOf('credit_note_lines', 'credit_note_id'),
    ...totals,
    taxes,
    withholdings: shownWithholdings(),
    withheldTotal: out.number({
      initial: 0,
      description: 'What it takes back of the withholdings of the invoice. Read-only.',
    }),
    allocatedAmount: out.number({ initial: 0 }),
    refundedAmount: out.number({ initial: 0 }),
    availableAmount: out.number({ sql: AVAILABLE, initial: 0 }),
    allocations: allocationsOfCredit(),
  })
)
