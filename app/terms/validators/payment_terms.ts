import {
  amount4,
  choice,
  flag,
  listOf,
  money,
  name,
  object,
  optional,
  whole,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator, type Fail, type Infer } from '#core/input/validation'
import { MOST_LINES, TAX_TREATMENTS } from '#terms/computation/terms'

/** Ten years. */
const MOST_MONTHS = 120
const MOST_DAYS = 3_650
const HIGHEST_DISCOUNT = 99.9999

const days = () => withDefault(whole({ max: MOST_DAYS }), 0)

const line = object({
  percent: optional(amount4({ positive: true, max: 100 })),
  amount: optional(money({ positive: true })),
  balance: withDefault(flag(), false),
  months: withDefault(whole({ max: MOST_MONTHS }), 0),
  days: days(),
  endOfMonth: withDefault(flag(), false),
  addDays: days(),
})

const discount = object({
  percent: amount4({ positive: true, max: HIGHEST_DISCOUNT }),
  days: whole({ max: MOST_DAYS }),
  taxTreatment: withDefault(choice(TAX_TREATMENTS), 'NEVER'),
})

const fields = {
  name: name(),
  lines: listOf(line, { min: 1, max: MOST_LINES }),
  discount: optional(discount),
  active: withDefault(flag(), true),
}

type Checked = {
  lines?: readonly {
    percent?: { toNumber(): number } | null
    amount?: object | null
    balance?: boolean
  }[]
}

/** Each line says how much in one way, and exactly one takes the balance. */
function mustAddUp({ lines }: Checked, fail: Fail) {
  if (!lines) return
  for (const [index, { percent, amount, balance }] of lines.entries()) {
    const said = [percent, amount, balance || null].filter(
      (one) => one !== null && one !== undefined
    )
    if (said.length === 0)
      fail(`lines.${index}.percent`, 'REQUIRED', 'A line needs percent, amount or balance: true.')
    if (said.length > 1)
      fail(
        `lines.${index}`,
        'CONTRADICTION',
        'A line has one of percent, amount and balance: true.'
      )
  }
  const balances = lines.filter(({ balance }) => balance).length
  if (balances !== 1)
    fail('lines', 'INVALID', `Exactly one line must have balance: true, and ${balances} have it.`)
  const percents = lines.reduce((sum, { percent }) => sum + (percent?.toNumber() ?? 0), 0)
  // The line of the balance takes the rest, which would be nothing.
  if (percents >= 100) fail('lines', 'TOO_LARGE', 'The percents must add up to less than 100.')
}

export const createPaymentTerms = validator(fields, { check: mustAddUp })
export const updatePaymentTerms = updateValidator(fields, { check: mustAddUp })

export type NewPaymentTerms = Infer<typeof createPaymentTerms>
export type PaymentTermsChanges = Infer<typeof updatePaymentTerms>
