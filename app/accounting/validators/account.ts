import {
  choice,
  code,
  countryCode,
  flag,
  id,
  name,
  optional,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { ACCOUNT_TYPES, NATURES } from '#accounting/chart/account_types'

const fields = {
  code: code(32, { matches: /^[0-9A-Za-z][0-9A-Za-z.-]*$/, like: '110505' }),
  name: name(),
  nature: choice(NATURES),
  type: optional(choice(ACCOUNT_TYPES)),
  parentId: optional(id()),
  countryCode: optional(countryCode()),
  isContra: withDefault(flag(), false),
}

export const createAccount = validator(fields)
export const updateAccount = updateValidator(
  { ...fields, isActive: withDefault(flag(), true) },
  {
    immutable: ['code', 'nature', 'type', 'parentId', 'countryCode', 'isContra'],
    kept: ['isGroup'],
  }
)
