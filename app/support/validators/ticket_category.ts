import { flag, name, optional, text, withDefault } from '#core/fields'
import { updateValidator, validator } from '#core/validation'

const fields = { name: name(), description: optional(text()), isActive: withDefault(flag(), true) }

export const createTicketCategory = validator(fields)
export const updateTicketCategory = updateValidator(fields)
