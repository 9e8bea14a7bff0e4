import { flag, id, name, optional, withDefault } from '#core/fields'
import { updateValidator, validator } from '#core/validation'

const fields = {
  name: name(),
  location: optional(name()),
  parentWarehouseId: optional(id()),
  isDefault: withDefault(flag(), false),
}

export const createWarehouse = validator(fields)
export const updateWarehouse = updateValidator(fields)
