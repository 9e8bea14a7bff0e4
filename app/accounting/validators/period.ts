import { day, optional, pastDay } from '#core/fields'
import { validator } from '#core/validation'

export const closePeriod = validator({ through: pastDay() })
export const reopenPeriod = validator({ from: optional(day()) })
