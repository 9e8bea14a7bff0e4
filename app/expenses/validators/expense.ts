import {
  choice,
  code,
  day,
  flag,
  id,
  listOf,
  money,
  object,
  optional,
  pastDay,
  percent,
  quantity,
  text,
  urlOrFile,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { type Fail, updateValidator, validator } from '#core/input/validation'
import { lineTaxFields } from '#tax/taxes'
import { withholdingFields } from '#tax/withholdings'
import { NATURES } from '#expenses/lines/natures'
import { EXPENSE_STATES } from '#expenses/expense_lifecycle'

const MOST_LINES = 500

/** Beside `lines`, these are the defaults of each line. */
const ofLines = { categoryId: optional(id()), costCenterId: optional(id()) }

const nature = () => optional(choice(NATURES))

const line = object({
  ...ofLines,
  nature: nature(),
  accountId: optional(id()),
  description: optional(text({ max: 1000 })),
  quantity: optional(quantity()),
  net: optional(money({ positive: true })),
  total: optional(money({ positive: true })),
  taxRate: optional(percent()),
  ...lineTaxFields(),
})

const lines = () => optional(listOf(line, { min: 1, max: MOST_LINES }))

const fields = {
  supplierId: optional(id()),
  thirdPartyId: optional(id()),
  number: optional(code(64)),
  description: text({ max: 1000 }),
  amount: optional(money({ positive: true })),
  paymentAccountId: id(),
  expenseDate: pastDay(),
  attachmentUrl: optional(urlOrFile()),
  ...ofLines,
  ...integrationFields(),
}

type Said = {
  amount?: unknown
  lines?: readonly { net?: unknown; total?: unknown }[] | null
  taxRate?: unknown
  taxes?: unknown
  priceIncludesTax?: boolean | null
}

const isSaid = (value: unknown) => value !== undefined && value !== null

/** `amount` includes its taxes; lines name their own. */
function check({ amount, lines: of, taxRate, taxes, priceIncludesTax }: Said, fail: Fail) {
  if (!amount && !of) fail('amount', 'REQUIRED', 'amount or lines is required.')
  of?.forEach(({ net, total }, index) => {
    if (!net && !total) fail(`lines.${index}.net`, 'REQUIRED', 'net or total is required.')
  })
  for (const [field, value] of Object.entries({ taxRate, priceIncludesTax }))
    if (of && isSaid(value))
      fail(field, 'CONTRADICTION', `${field} is of amount: say it in each of the lines.`)
  if (!of && priceIncludesTax === false && (isSaid(taxRate) || isSaid(taxes)))
    fail(
      'priceIncludesTax',
      'CONTRADICTION',
      'amount is the total with its taxes: send the net amount in lines.'
    )
}

/** `taxRate` and `taxes` are those of `amount`, which has them in it. */
export const expenseFields = {
  ...fields,
  lines: lines(),
  nature: nature(),
  taxRate: optional(percent()),
  ...lineTaxFields(),
  ...withholdingFields(),
}

export const createExpense = validator(expenseFields, { check })

/** A row of a file: one amount with its taxes in it. */
export const importedExpense = validator(
  {
    ...fields,
    nature: nature(),
    taxRate: optional(percent()),
    ...lineTaxFields(),
    autoWithholdings: optional(flag()),
  },
  { check }
)

/** A future day is accepted if unchanged: releases before 0.4.0 allowed it. */
export const updateExpense = updateValidator(
  { ...fields, lines: lines(), expenseDate: day(), status: choice(EXPENSE_STATES) },
  {
    immutable: [
      'supplierId',
      'thirdPartyId',
      'categoryId',
      'costCenterId',
      'amount',
      'paymentAccountId',
      'expenseDate',
      'status',
    ],
    kept: [
      'expenseAccountId',
      'subtotal',
      'taxTotal',
      'taxes',
      'withheldTotal',
      'withholdings',
      'paidAmount',
      'voidedOn',
      'voidReason',
      'tax',
      'total',
    ],
  }
)

export const voidExpense = validator({
  reason: optional(text({ max: 500 })),
  date: optional(pastDay()),
})
