import { defineTransformer, out } from '#core/resources/transformer'
import { FUNDS, SIDES } from '#payroll/inputs/deduction_kinds'

export const deductionTransformer = defineTransformer(
  'Deduction',
  'deductions',
  {
    id: out.id(),
    name: out.text({ example: 'Salud' }),
    percentage: out.orNull(
      out.number({ example: 4, description: 'Percent of the salary-related gross: 4 is 4 %' })
    ),
    fixedAmount: out.orNull(
      out.number({ example: null, description: 'A month, in the currency of the company' })
    ),
    side: out.choice(SIDES, {
      description: 'EMPLOYEE is withheld from the pay, EMPLOYER is paid on top of it',
    }),
    fund: out.choice(FUNDS, {
      description: 'Whom it is owed to, and so its accounts in the books',
    }),
    isActive: out.flag({ description: 'Whether payroll runs apply it' }),
  },
  { soft: true }
)
