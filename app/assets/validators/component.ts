import { code, id, name, optional, text } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'

const fields = {
  name: name(),
  categoryId: optional(id()),
  serial: optional(code(255)),
  allocatedToAssetId: optional(id()),
  notes: optional(text()),
}

export const createComponent = validator(fields)
export const updateComponent = updateValidator(fields)

export type NewComponent = Infer<typeof createComponent>
export type ComponentChanges = Infer<typeof updateComponent>
