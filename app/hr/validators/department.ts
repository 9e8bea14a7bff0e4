import { name, optional, text } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = { name: name(), notes: optional(text()) }

export const createDepartment = validator(fields)
export const updateDepartment = updateValidator(fields)
