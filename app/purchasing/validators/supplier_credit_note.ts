import {
  choice,
  code,
  id,
  listOf,
  money,
  object,
  optional,
  pastDay,
  quantity,
  settlement,
  text,
} from '#core/input/fields'
import { lineFields, mustNameLines } from '#core/resources/document_lines'
import { type Fail, type Infer, validator } from '#core/input/validation'
import { SUPPLIER_CREDIT_CONCEPTS } from '#purchasing/credits/concepts'
import { checkAllocations } from '#purchasing/validators/supplier_payment'

const MOST_LINES = 1_000

const item = object({ ...lineFields('billLineId'), quantity: quantity() })

const amount = object({
  lineId: optional(id()),
  billLineId: optional(id()),
  net: money({ positive: true }),
})

type Amount = { lineId?: string | null; billLineId?: string | null }
type Asked = {
  items?: Parameters<typeof mustNameLines>[0]
  amounts?: readonly Amount[] | null
  net?: unknown
}

/** Units, amounts of lines or one amount: one of them. */
function check({ items, amounts, net }: Asked, fail: Fail) {
  mustNameLines(items, 'billLineId', fail)
  amounts?.forEach(({ lineId, billLineId }, index) => {
    if (!lineId && !billLineId) fail(`amounts.${index}.lineId`, 'REQUIRED', 'lineId is required.')
    if (lineId && billLineId && lineId !== billLineId)
      fail(
        `amounts.${index}.billLineId`,
        'CONTRADICTION',
        'billLineId and lineId are names of the same line: send one of them.'
      )
  })
  const said = Object.entries({ items, amounts, net }).filter(([, value]) => value)
  if (said.length > 1)
    fail(
      said[1][0],
      'CONTRADICTION',
      'A credit note takes units back or an amount: send items, amounts or net.'
    )
}

export const creditBillInput = validator(
  {
    number: optional(code(60)),
    date: optional(pastDay()),
    concept: optional(choice(SUPPLIER_CREDIT_CONCEPTS)),
    reason: optional(text({ max: 1000 })),
    items: optional(listOf(item, { min: 1, max: MOST_LINES })),
    amounts: optional(listOf(amount, { min: 1, max: MOST_LINES })),
    net: optional(money({ positive: true })),
  },
  { check }
)

export type NewSupplierCreditNote = Infer<typeof creditBillInput>

const allocation = object({ billId: id(), amount: settlement() })

export const allocateSupplierCredit = validator(
  { items: listOf(allocation, { min: 1, max: 500 }), date: optional(pastDay()) },
  { check: ({ items }, fail) => checkAllocations('items', items, fail) }
)
