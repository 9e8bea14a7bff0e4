import { flag, id, name, optional, withDefault } from '#core/fields'
import { integrationFields } from '#core/integration/fields'
import { updateValidator, validator } from '#core/validation'

const fields = {
  name: name(),
  location: optional(name()),
  parentWarehouseId: optional(id()),
  isDefault: withDefault(flag(), false),
  ...integrationFields(),
}

export const createWarehouse = validator(fields)
export const updateWarehouse = updateValidator(fields)
