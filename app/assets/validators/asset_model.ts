import {
  choice,
  code,
  id,
  money,
  name,
  optional,
  text,
  whole,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

export const MODEL_TYPES = ['HARDWARE', 'DATA', 'VIRTUAL', 'LICENSE', 'OTHER'] as const

const fields = {
  name: name(),
  categoryId: optional(id()),
  modelType: withDefault(choice(MODEL_TYPES), 'HARDWARE'),
  manufacturer: optional(name()),
  modelNumber: optional(code(255)),
  notes: optional(text()),
  usefulLifeMonths: optional(whole({ min: 1, max: 1200 })),
  salvageValue: optional(money({ min: 0 })),
}

export const createAssetModel = validator(fields)
export const updateAssetModel = updateValidator(fields)
