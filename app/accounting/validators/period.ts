import { day, optional, pastDay } from '#core/input/fields'
import { validator } from '#core/input/validation'

export const closePeriod = validator({ through: pastDay() })
export const reopenPeriod = validator({ from: optional(day()) })
