import { name, optional, text } from '#core/fields'
import { updateValidator, validator } from '#core/validation'

const fields = { name: name(), notes: optional(text()) }

export const createDepartment = validator(fields)
export const updateDepartment = updateValidator(fields)
