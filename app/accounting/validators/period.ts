import { day, optional } from '#core/fields'
import { validator } from '#core/validation'

export const closePeriod = validator({ through: day() })
export const reopenPeriod = validator({ from: optional(day()) })
