import { id, mapOf, optional, scalar } from '#core/fields'
import { validator } from '#core/validation'

export const askSend = validator({
  employeeId: id(),
  templateId: id(),
  customData: optional(mapOf(scalar())),
})
