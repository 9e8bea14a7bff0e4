import { id, optional, period, text } from '#core/input/fields'
import { validator } from '#core/input/validation'

export const startRun = validator({ period: period() })
export const payRun = validator({ bankAccountId: optional(id()) })
export const reverseRun = validator({ reason: optional(text({ max: 1000 })) })
