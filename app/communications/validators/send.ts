import { id, mapOf, optional, scalar } from '#core/input/fields'
import { validator } from '#core/input/validation'

export const askSend = validator({
  employeeId: id(),
  templateId: id(),
  customData: optional(mapOf(scalar())),
})
