import { choice, id, money, optional, period, text } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { BONUS_TYPES } from '#payroll/inputs/bonus_types'

const fields = {
  employeeId: id(),
  type: choice(BONUS_TYPES),
  amount: money({ positive: true }),
  period: optional(period()),
  description: optional(text()),
}

export const createBonus = validator(fields)
export const updateBonus = updateValidator(fields, {
  immutable: ['employeeId'],
  kept: ['isSalary', 'isTaxable', 'payrollRunId'],
})
