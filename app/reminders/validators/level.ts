import {
  day,
  flag,
  line,
  money,
  name,
  optional,
  percent,
  text,
  whole,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

/** Days beyond which nobody waits to be reminded. */
const MOST_DAYS = 3_650

const fields = {
  name: optional(name()),
  afterDays: whole({ min: -MOST_DAYS, max: MOST_DAYS }),
  subject: line(),
  body: text({ max: 10_000 }),
  fee: withDefault(money({ min: 0 }), 0),
  yearlyRate: withDefault(percent(), 0),
  active: withDefault(flag(), true),
}

export const createLevel = validator(fields)
export const updateLevel = updateValidator(fields)

export const previewReminders = validator({ asOf: optional(day()) })
