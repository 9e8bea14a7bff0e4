import { flag, name, optional, text, withDefault } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = { name: name(), description: optional(text()), isActive: withDefault(flag(), true) }

export const createTicketCategory = validator(fields)
export const updateTicketCategory = updateValidator(fields)
