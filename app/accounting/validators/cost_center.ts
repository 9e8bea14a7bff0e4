import { code, flag, id, name, optional, withDefault } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  code: code(32, { matches: /^[0-9A-Za-z][0-9A-Za-z._-]*$/, like: 'VENTAS-BOG' }),
  name: name(),
  parentId: optional(id()),
  active: withDefault(flag(), true),
}

export const createCostCenter = validator(fields)
export const updateCostCenter = updateValidator(fields)
