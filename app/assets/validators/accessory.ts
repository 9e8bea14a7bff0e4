import { id, name, optional, text, whole, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'

const fields = {
  name: name(),
  categoryId: optional(id()),
  quantity: withDefault(whole(), 0),
  notes: optional(text()),
}

export const createAccessory = validator(fields)
export const updateAccessory = updateValidator(fields, { kept: ['available'] })

export const assignAccessory = validator({
  assetId: id(),
  quantity: whole({ min: 1 }),
  notes: optional(text()),
})
export const returnAccessory = validator({ assetId: id(), quantity: whole({ min: 1 }) })

export type AccessoryAssigned = Infer<typeof assignAccessory>
export type AccessoryReturned = Infer<typeof returnAccessory>
