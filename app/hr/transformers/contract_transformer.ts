import { defineTransformer, out } from '#core/resources/transformer'
import { hidingPay } from '#hr/may_see_salaries'
import { CONTRACT_TYPES } from '#hr/models/contract'

export const contractTransformer = hidingPay(
  defineTransformer('Contract', 'contracts', {
    id: out.id(),
    employeeId: out.id(),
    type: out.choice(CONTRACT_TYPES),
    salary: out.number({
      description:
        'A month, as it was agreed; see the salary increases of the employee for what came after',
    }),
    startDate: out.day({ description: 'The first day under contract' }),
    endDate: out.orNull(
      out.day({
        description:
          'The last day under contract; of one that was called off before it began, the day before its start',
      })
    ),
    notes: out.orNull(out.text()),
    isActive: out.flag(),
  }),
  'salary'
)

export const salaryIncreaseTransformer = hidingPay(
  defineTransformer(
    'SalaryIncrease',
    'salary_increases',
    {
      id: out.id(),
      employeeId: out.id(),
      contractId: out.id({ description: 'The contract whose salary it raises' }),
      effectiveDate: out.day(),
      previousSalary: out.number({ description: 'A month, on that day before the increase' }),
      newSalary: out.number({ description: 'A month, from that day on' }),
      reason: out.orNull(out.text()),
    },
    { fixed: true }
  ),
  'previousSalary',
  'newSalary'
)
