import { choice, day, flag, id, money, optional, text, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { CONTRACT_TYPES } from '#hr/models/contract'

const fields = {
  employeeId: id(),
  type: withDefault(choice(CONTRACT_TYPES), 'INDEFINITE'),
  salary: money({ min: 0 }),
  startDate: day(),
  endDate: optional(
    day().meta({
      examples: ['2027-11-19'],
      description: 'The last day; required for FIXED_TERM, and after `startDate`.',
    })
  ),
  notes: optional(text()),
}

export const createContract = validator(fields, {
  check({ type, startDate, endDate }, fail) {
    if (type === 'FIXED_TERM' && !endDate)
      fail('endDate', 'REQUIRED', 'endDate is required for a FIXED_TERM contract.')
    if (endDate && endDate <= startDate)
      fail('endDate', 'INVALID', 'endDate must be after startDate.')
  },
})

export const updateContract = updateValidator(
  { ...fields, isActive: flag() },
  { immutable: ['employeeId', 'type', 'salary', 'startDate'] }
)

export const createSalaryIncrease = validator({
  newSalary: money({ positive: true }),
  effectiveDate: day(),
  reason: optional(text()),
})

export type NewContract = Infer<typeof createContract>
export type ContractChanges = { endDate?: string | null; notes?: string | null; isActive?: boolean }
export type NewIncrease = Infer<typeof createSalaryIncrease>
