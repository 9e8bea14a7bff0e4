import { choice, name, withDefault } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

export const CATEGORY_TYPES = ['PRODUCT', 'ASSET'] as const

const fields = {
  name: name(),
  type: withDefault(choice(CATEGORY_TYPES), 'PRODUCT'),
}

export const createCategory = validator(fields)
export const updateCategory = updateValidator(fields)
