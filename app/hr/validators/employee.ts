import { code, day, email, flag, id, legalId, money, name, optional, text } from '#core/fields'
import { documentTypeOf } from '#core/id_key'
import { updateValidator, validator, type Fail } from '#core/validation'

const fields = {
  departmentId: optional(id()),
  userId: optional(code(64, { matches: /^[\x21-\x7e]+$/, like: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' })),
  firstName: name(),
  lastName: name(),
  documentType: optional(code(32, { as: documentTypeOf })),
  documentNumber: optional(legalId()),
  position: optional(name()),
  email: optional(email()),
  phone: optional(code(64)),
  hireDate: day(),
  birthDate: optional(day()),
  baseSalary: money({ min: 0 }),
  bankAccountInfo: optional(text().meta({ description: 'Serialized JSON.' })),
}

export const createEmployee = validator(fields, { check: mustBeJson })
/** Who leaves and comes back does so by `active-state` alone; what it has set may be repeated. */
const state = { isActive: optional(flag()), terminationDate: optional(day()) }

export const updateEmployee = updateValidator({ ...fields, ...state }, { immutable: ['hireDate', 'baseSalary', 'isActive', 'terminationDate'], kept: ['isActive', 'terminationDate'], check: mustBeJson })

export const setActiveState = validator({ isActive: flag(), terminationDate: optional(day()) })

function mustBeJson({ bankAccountInfo }: { bankAccountInfo?: string | null }, fail: Fail) {
  if (!bankAccountInfo) return

  try {
    JSON.parse(bankAccountInfo)
  } catch {
    fail('bankAccountInfo', 'INVALID', 'bankAccountInfo must be serialized JSON, such as {"bank":"Bancolombia","number":"12345678"}.')
  }
}
