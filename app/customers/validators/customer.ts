import {
  choice,
  code,
  day,
  email,
  legalId,
  money,
  name,
  optional,
  text,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  taxId: legalId(),
  name: name(),
  email: optional(email()),
  phone: optional(code(64)),
  address: optional(text()),
  creditLimit: withDefault(money({ min: 0 }), 0),
  ...integrationFields(),
}

export const createCustomer = validator(fields)
export const updateCustomer = updateValidator(fields, { kept: ['balance'] })

export const INTERACTION_TYPES = ['CALL', 'EMAIL', 'MEETING', 'WHATSAPP', 'NOTE'] as const

export const createInteraction = validator({
  type: choice(INTERACTION_TYPES),
  comment: text(),
  nextActionDate: optional(day()),
})
