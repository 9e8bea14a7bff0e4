import { day, id, optional, text } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = { employeeId: id(), date: day(), notes: optional(text()) }

export const createAbsence = validator(fields)
export const updateAbsence = updateValidator(fields, { immutable: ['employeeId'] })
