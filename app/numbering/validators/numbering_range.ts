import {
  choice,
  code,
  dayInZone,
  flag,
  line,
  optional,
  whole,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { DOCUMENT_TYPES } from '#numbering/document_types'

/** SHA-1 or SHA-256 in hexadecimal, as the tax authority gives it. */
const TECHNICAL_KEY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

const number = () => whole({ min: 1, max: 999_999_999 })

const fields = {
  documentType: choice(DOCUMENT_TYPES),
  prefix: optional(code(4, { matches: /^[A-Za-z0-9]+$/, like: 'SETP' })),
  from: number(),
  to: number(),
  validFrom: optional(dayInZone()),
  validUntil: optional(dayInZone()),
  resolution: optional(line({ max: 64 })),
  technicalKey: optional(
    code(64, {
      matches: TECHNICAL_KEY,
      like: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
      as: (written) => written.toLowerCase(),
    })
  ),
  default: withDefault(flag(), false),
  active: withDefault(flag(), true),
}

export const createNumberingRange = validator(fields)

export const updateNumberingRange = updateValidator(fields, {
  kept: ['hasTechnicalKey', 'nextNumber', 'used', 'remaining', 'ending'],
})

export type NewNumberingRange = Infer<typeof createNumberingRange>
export type NumberingRangeChanges = Infer<typeof updateNumberingRange>
