import { code, email, legalId, name, optional, text } from '#core/fields'
import { integrationFields } from '#core/integration/fields'
import { updateValidator, validator } from '#core/validation'

const fields = {
  name: name(),
  taxId: optional(legalId()),
  email: optional(email()),
  phone: optional(code(64)),
  address: optional(text()),
  ...integrationFields(),
}

export const createSupplier = validator(fields)
export const updateSupplier = updateValidator(fields)
