import { code, id, name, optional, text, whole, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'

const fields = {
  name: name(),
  categoryId: optional(id()),
  quantity: withDefault(whole(), 0),
  unit: withDefault(code(64), 'unidades'),
  notes: optional(text()),
}

export const createConsumable = validator(fields)
export const updateConsumable = updateValidator(fields, { kept: ['available'] })

export const deliverConsumable = validator({
  assetId: id(),
  quantity: whole({ min: 1 }),
  notes: optional(text()),
})

export type Delivered = Infer<typeof deliverConsumable>
