import {
  code,
  day,
  email,
  flag,
  id,
  legalId,
  money,
  name,
  optional,
  text,
} from '#core/input/fields'
import { documentTypeOf } from '#core/primitives/id_key'
import { integrationFields } from '#core/resources/integration/fields'
import { thirdPartyField } from '#parties/links'
import { updateValidator, validator, type Fail } from '#core/input/validation'
import { mustBeOldEnough } from '#hr/people/birth_date'

const fields = {
  departmentId: optional(id()),
  costCenterId: optional(id()),
  userId: optional(
    code(64, { matches: /^[\x21-\x7e]+$/, like: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' })
  ),
  firstName: name(),
  lastName: name(),
  documentType: optional(code(32, { as: documentTypeOf })),
  documentNumber: optional(legalId()),
  position: optional(name()),
  email: optional(email()),
  phone: optional(code(64)),
  hireDate: day(),
  birthDate: optional(
    day().meta({
      examples: ['1994-03-08'],
      description: 'In the past, and at least 14 years before `hireDate`.',
    })
  ),
  baseSalary: money({ min: 0 }),
  bankAccountInfo: optional(text().meta({ description: 'Serialized JSON.' })),
  ...thirdPartyField,
  ...integrationFields(),
}

export const createEmployee = validator(fields, {
  check(input, fail) {
    mustBeJson(input, fail)
    mustBeOldEnough(input, fail)
  },
})

/** `isActive` changes only by `active-state`; a body may repeat its value. */
const state = { isActive: optional(flag()), terminationDate: optional(day()) }

export const updateEmployee = updateValidator(
  { ...fields, ...state },
  {
    immutable: ['hireDate', 'baseSalary', 'isActive', 'terminationDate'],
    kept: ['isActive', 'terminationDate'],
    check: mustBeJson,
  }
)

export const setActiveState = validator({
  isActive: flag(),
  terminationDate: optional(
    day().meta({
      description:
        'The last day of who leaves; today when absent. Until a day to come is over the employee ' +
        'stays active.',
    })
  ),
})

function mustBeJson({ bankAccountInfo }: { bankAccountInfo?: string | null }, fail: Fail) {
  if (!bankAccountInfo) return

  try {
    JSON.parse(bankAccountInfo)
  } catch {
    fail(
      'bankAccountInfo',
      'INVALID',
      'bankAccountInfo must be serialized JSON, such as {"bank":"Bancolombia","number":"12345678"}.'
    )
  }
}
