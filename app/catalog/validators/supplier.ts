import { code, email, legalId, name, optional, text } from '#core/fields'
import { updateValidator, validator } from '#core/validation'

const fields = {
  name: name(),
  taxId: optional(legalId()),
  email: optional(email()),
  phone: optional(code(64)),
  address: optional(text()),
}

export const createSupplier = validator(fields)
export const updateSupplier = updateValidator(fields)
