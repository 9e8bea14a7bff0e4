import { code, email, legalId, name, optional, text } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { thirdPartyField } from '#parties/links'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  name: name(),
  taxId: optional(legalId()),
  email: optional(email()),
  phone: optional(code(64)),
  address: optional(text()),
  ...thirdPartyField,
  ...integrationFields(),
}

export const createSupplier = validator(fields)
export const updateSupplier = updateValidator(fields, { kept: ['advances'] })
