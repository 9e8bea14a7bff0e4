import { flag, id, name, optional, withDefault } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  name: name(),
  location: optional(name()),
  parentWarehouseId: optional(id()),
  isDefault: withDefault(flag(), false),
  ...integrationFields(),
}

export const createWarehouse = validator(fields)
export const updateWarehouse = updateValidator(fields)
