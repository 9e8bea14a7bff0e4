/** The input of each kind: the fields of the document, and the rhythm. */
import { choice, day, flag, optional, whole, withDefault, type Fields } from '#core/input/fields'
import { updateValidator, validator, type Fail } from '#core/input/validation'
import type { Kind } from '#recurring/kinds/kind'
import { MODES, PRICES } from '#recurring/models/recurring_template'
import { CATCH_UPS } from '#recurring/schedule/due_periods'
import { UNITS } from '#recurring/schedule/rhythm'

const rhythm = {
  every: whole({ min: 1, max: 1_000 }),
  unit: choice(UNITS),
  startDate: day(),
  endDate: optional(day()),
  occurrences: optional(whole({ min: 1, max: 10_000 })),
  catchUp: withDefault(choice(CATCH_UPS), 'ALL'),
}

/** A kind without drafts, or without prices of products, takes the one value that it has. */
const making = ({ hasDrafts, isSale }: Kind): Fields => ({
  mode: withDefault(choice(hasDrafts ? MODES : ['ISSUE']), 'ISSUE'),
  prices: withDefault(choice(isSale ? PRICES : ['FIXED']), 'FIXED'),
  ...(isSale && { send: withDefault(flag(), false) }),
})

type Asked = {
  startDate?: string
  endDate?: string | null
  mode?: string
  send?: boolean
}

function check({ startDate, endDate, mode, send }: Asked, fail: Fail) {
  if (startDate && endDate && endDate < startDate)
    fail('endDate', 'INVALID', 'endDate must not be before startDate.')
  if (send && mode === 'DRAFT')
    fail('send', 'CONTRADICTION', 'A draft is not mailed: send false, or the mode ISSUE.')
}

export const createRecurring = (kind: Kind) =>
  validator({ ...kind.fields, ...rhythm, ...making(kind) } as Fields, { check: check as never })

export const updateRecurring = (kind: Kind) =>
  updateValidator({ ...kind.fields, ...rhythm, ...making(kind) } as Fields, {
    check: check as never,
  })

export const skipped = validator({ periodStart: day() })
