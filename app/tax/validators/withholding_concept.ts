import {
  amount4,
  choice,
  code,
  day,
  flag,
  line,
  listOf,
  money,
  name,
  object,
  optional,
  percent,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator, type Fail, type Infer } from '#core/input/validation'
import {
  BASES,
  CONCEPT_TYPES,
  NATURES,
  RATE_DECLARANTS,
  RATE_PERSONS,
} from '#tax/withholdings/concept'

const rate = object({
  validFrom: day(),
  validUntil: optional(day()),
  minimumUvt: optional(amount4({ min: 0, max: 9_999_999 })),
  minimumAmount: optional(money({ min: 0 })),
  personKind: withDefault(choice(RATE_PERSONS), 'ANY'),
  declarant: withDefault(choice(RATE_DECLARANTS), 'ANY'),
  rate: percent(),
  source: optional(line()),
})

const account = () => optional(code(36, { like: '236525' }))

const fields = {
  code: code(40, { like: 'SERVICIOS' }),
  name: name(),
  type: choice(CONCEPT_TYPES),
  base: withDefault(choice(BASES), 'NET'),
  schemeCode: optional(code(8, { like: '06' })),
  municipality: optional(code(5, { matches: /^\d{5}$/, like: '11001' })),
  activity: optional(code(8, { matches: /^[\dA-Za-z.]+$/, like: '6201' })),
  nature: optional(choice(NATURES)),
  accounts: optional(object({ suffered: account(), practised: account() })),
  form350Concept: optional(code(16, { like: 'SERVICES' })),
  exogenaConcept: optional(code(4, { matches: /^\d{4}$/, like: '5004' })),
  source: optional(line({ max: 500 })),
  active: withDefault(flag(), true),
  rates: listOf(rate, { max: 200 }),
}

type Rates = NonNullable<Infer<typeof createConcept>['rates']>

export const createConcept = validator(fields, {
  check: (input, fail) => {
    mustHaveItsPlace(input, fail)
    mustBeDated(input.rates, fail)
  },
})

export const updateConcept = updateValidator(fields, {
  immutable: ['type'],
  check: ({ rates }, fail) => mustBeDated((rates ?? []) as Rates, fail),
})

/** Concepts of type MUNICIPAL have a municipality, others have none. An update knows its type. */
export function mustHaveItsPlace(
  { type, municipality }: { type: string; municipality?: string | null },
  fail: Fail
) {
  if (type === 'MUNICIPAL' && !municipality)
    fail('municipality', 'REQUIRED', 'municipality is required of a concept of type MUNICIPAL.')
  if (type !== 'MUNICIPAL' && municipality)
    fail('municipality', 'CONTRADICTION', 'municipality is of concepts of type MUNICIPAL alone.')
}

/** Rates of the same persons may not share a day. */
function mustBeDated(rates: Rates, fail: Fail) {
  for (const [index, one] of rates.entries()) {
    const at = `rates.${index}`
    if (one.minimumUvt && one.minimumAmount)
      fail(`${at}.minimumAmount`, 'CONTRADICTION', 'Send minimumUvt or minimumAmount, not both.')
    if (one.validUntil && one.validUntil < one.validFrom)
      fail(`${at}.validUntil`, 'TOO_SMALL', `${at}.validUntil must not be before validFrom.`)
    const before = rates.slice(0, index).findIndex((other) => overlaps(one, other))
    if (before >= 0)
      fail(
        `${at}.validFrom`,
        'OVERLAP',
        `${at} is valid on days of rates.${before}, for the same persons.`
      )
  }
}

type Dated = Rates[number]

const END = '9999-12-31'
const overlaps = (one: Dated, other: Dated) =>
  one.personKind === other.personKind &&
  one.declarant === other.declarant &&
  one.validFrom <= (other.validUntil ?? END) &&
  other.validFrom <= (one.validUntil ?? END)

export type NewConcept = Infer<typeof createConcept>
export type ConceptChanges = Partial<NewConcept>
