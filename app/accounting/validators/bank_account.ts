import { choice, code, flag, name, optional, withDefault } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'

export const BANK_ACCOUNT_TYPES = ['BANK', 'CASH_REGISTER'] as const

const fields = {
  name: name(),
  type: withDefault(choice(BANK_ACCOUNT_TYPES), 'BANK'),
  accountNumber: optional(code(64)),
  bankName: optional(name()),
}

export const createBankAccount = validator(fields)
export const updateBankAccount = updateValidator(
  { ...fields, isActive: withDefault(flag(), true) },
  { immutable: ['type'], kept: ['accountId', 'balance'] }
)
