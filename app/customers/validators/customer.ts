import {
  choice,
  code,
  day,
  email,
  flag,
  legalId,
  money,
  name,
  optional,
  optionalWith,
  text,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { thirdPartyField } from '#parties/links'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  taxId: legalId(),
  name: name(),
  email: optional(email()),
  phone: optional(code(64)),
  address: optional(text()),
  creditLimit: withDefault(money({ min: 0 }), 0),
  reminders: withDefault(flag(), true),
  ...thirdPartyField,
  ...integrationFields(),
}

/** That of the third party stands in for the tax id. */
export const createCustomer = validator({
  ...fields,
  taxId: optionalWith('thirdPartyId', legalId()),
})

/** Rows of files, which are matched by their tax id. */
export const importedCustomer = validator(fields)
export const updateCustomer = updateValidator(fields, { kept: ['balance', 'advances'] })

export const INTERACTION_TYPES = ['CALL', 'EMAIL', 'MEETING', 'WHATSAPP', 'NOTE'] as const

export const createInteraction = validator({
  type: choice(INTERACTION_TYPES),
  comment: text(),
  nextActionDate: optional(day()),
})
