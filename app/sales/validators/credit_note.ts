import {
  choice,
  flag,
  id,
  listOf,
  money,
  object,
  optional,
  quantity,
  text,
  unitPrice,
} from '#core/input/fields'
import { lineFields, mustNameLines } from '#core/resources/document_lines'
import { validator, type Fail, type Infer } from '#core/input/validation'
import { CREDIT_CONCEPTS } from '#sales/credits/concepts'

const credited = object(
  {
    ...lineFields('invoiceLineId'),
    quantity: quantity(),
    unitPrice: optional(
      unitPrice().meta({
        description:
          'That of the line, which may be left out: a credit note gives back what was charged.',
      })
    ),
  },
  { fromText: (productId) => ({ productId, quantity: 1 }) }
)

const line = (meaning: string) => optional(id().meta({ description: meaning }))

const amount = object({
  lineId: line('The line: `items[].id` of the invoice.'),
  invoiceLineId: line('The same as `lineId`.'),
  net: money({ positive: true }),
})

/** Everything uncredited without `items`, `amounts` and `net`. */
export const createCreditNote = validator(
  {
    reason: text({ max: 1000 }),
    concept: optional(choice(CREDIT_CONCEPTS)),
    items: optional(listOf(credited, { min: 1, max: 500 })),
    amounts: optional(listOf(amount, { min: 1, max: 500 })),
    net: optional(money({ positive: true })),
    restock: optional(flag()),
    numberingRangeId: optional(id()),
  },
  {
    check: (note, fail) => {
      mustNameLines(note.items, 'invoiceLineId', fail)
      mustNameAmounts(note.amounts, fail)
      mustBeOneKind(note, fail)
    },
  }
)

export type NewCreditNote = Infer<typeof createCreditNote>

type Named = { lineId?: string | null; invoiceLineId?: string | null }

function mustNameAmounts(amounts: readonly Named[] | null | undefined, fail: Fail) {
  amounts?.forEach(({ lineId, invoiceLineId }, index) => {
    if (!lineId && !invoiceLineId)
      fail(`amounts.${index}.lineId`, 'REQUIRED', 'lineId is required.')
    if (lineId && invoiceLineId && lineId !== invoiceLineId)
      fail(
        `amounts.${index}.invoiceLineId`,
        'CONTRADICTION',
        'invoiceLineId and lineId are names of the same line: send one of them.'
      )
  })
}

type Kinds = { items?: unknown; amounts?: unknown; net?: unknown; restock?: boolean | null }

/** A note credits units, or amounts of lines, or one amount of all lines. */
function mustBeOneKind({ items, amounts, net, restock }: Kinds, fail: Fail) {
  const said = Object.entries({ items, amounts, net }).filter(([, value]) => value)
  if (said.length > 1)
    fail(
      said[1][0],
      'CONTRADICTION',
      'A credit note has items, or amounts of lines, or a net amount of all: send one of them.'
    )
  if (restock && (amounts || net))
    fail('restock', 'CONTRADICTION', 'A credit note by amount takes no goods back.')
}
