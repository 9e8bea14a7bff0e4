import { choice, code, listOf } from '#core/input/fields'
import { SCOPES } from '#core/context/scopes'
import { updateValidator, validator } from '#core/input/validation'

const fields = { name: code(255), permissions: listOf(choice(SCOPES), { min: 1, max: 100 }) }

export const createRoleInput = validator(fields)
export const updateRoleInput = updateValidator(fields)
