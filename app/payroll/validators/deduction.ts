import { choice, flag, money, name, optional, percent, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Fail } from '#core/input/validation'
import { FUNDS, SIDES } from '#payroll/inputs/deduction_kinds'

const fields = {
  name: name(),
  percentage: optional(
    percent().meta({
      description: 'Of the base, at most 4 decimals; either this or `fixedAmount`.',
    })
  ),
  fixedAmount: optional(
    money({ min: 0 }).meta({
      description:
        'At most 2 decimals, none where the currency has none; either this or `percentage`.',
    })
  ),
  side: withDefault(choice(SIDES), 'EMPLOYEE'),
  fund: withDefault(choice(FUNDS), 'OTHER'),
  isActive: withDefault(flag(), true),
}

export const createDeduction = validator(fields, { check: mustBeOneOf })
export const updateDeduction = updateValidator(fields)

export function mustBeOneOf(
  { percentage, fixedAmount }: { percentage?: unknown; fixedAmount?: unknown },
  fail: Fail
) {
  const given = [percentage, fixedAmount].filter((value) => value !== undefined && value !== null)
  if (given.length === 0) fail('percentage', 'REQUIRED', 'percentage or fixedAmount is required.')
  if (given.length === 2)
    fail(
      'fixedAmount',
      'INVALID',
      'fixedAmount and percentage exclude each other: set the other to null.'
    )
}
