import {
  amount4,
  choice,
  code,
  day,
  flag,
  line,
  listOf,
  name,
  object,
  optional,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { APPLIES_TO, CALCULATIONS, TAX_CATEGORIES, TAX_KINDS } from '#tax/catalog/choices'

/** Some excises exceed the price. Lines keep a rate in three digits. */
const HIGHEST_RATE = 999.9999
const MOST_RATES = 100

const rate = object({
  validFrom: day(),
  validUntil: optional(day()),
  rate: optional(amount4({ min: 0, max: HIGHEST_RATE })),
  amount: optional(amount4({ min: 0 })),
  unit: optional(line({ max: 32 })),
})

const fields = {
  code: code(64),
  name: name(),
  kind: choice(TAX_KINDS),
  schemeCode: optional(code(16)),
  category: optional(choice(TAX_CATEGORIES)),
  exemptionReason: optional(line()),
  calculation: optional(choice(CALCULATIONS)),
  rates: listOf(rate, { min: 1, max: MOST_RATES }),
  priceIncluded: withDefault(flag(), false),
  creditable: optional(flag()),
  accounts: optional(object({ sale: optional(code(64)), purchase: optional(code(64)) })),
  appliesTo: withDefault(choice(APPLIES_TO), 'BOTH'),
  active: withDefault(flag(), true),
}

export const createTax = validator(fields)
export const updateTax = updateValidator(fields, { immutable: ['kind', 'calculation'] })
