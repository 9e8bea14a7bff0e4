import { amount4, choice, day, flag, id, optional, text } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { OVERTIME_TYPES } from '#payroll/inputs/overtime_types'

const fields = {
  employeeId: id(),
  type: choice(OVERTIME_TYPES),
  date: day(),
  hours: amount4({ positive: true, max: 24 }),
  notes: optional(text()),
}

export const createOvertime = validator(fields)
export const updateOvertime = updateValidator(
  { ...fields, approved: flag() },
  { immutable: ['employeeId', 'approved'], kept: ['approvedAt', 'approvedBy', 'payrollRunId'] }
)
