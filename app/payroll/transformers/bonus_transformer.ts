import { defineTransformer, out } from '#core/resources/transformer'
import { hidingPay } from '#hr/may_see_salaries'
import { BONUS_TYPES, bonusKind } from '#payroll/inputs/bonus_types'
import { runOf } from '#payroll/runs/inputs'

const isOneOf = (is: 'isSalary' | 'isTaxable') =>
  `t.type IN (${BONUS_TYPES.filter((type) => bonusKind(type)[is])
    .map((type) => `'${type}'`)
    .join(',')})`

export const bonusTransformer = hidingPay(
  defineTransformer('Bonus', 'bonuses', {
    id: out.id(),
    employeeId: out.id(),
    type: out.choice(BONUS_TYPES),
    amount: out.number(),
    period: out.orNull(
      out.text({
        example: '2026-11',
        description: 'The month that it is paid with; without one the next payroll run pays it',
      })
    ),
    description: out.orNull(out.text()),
    isSalary: out.flag({
      sql: isOneOf('isSalary'),
      description: 'Whether percentages of deductions are taken of it; the type says so',
    }),
    isTaxable: out.flag({ sql: isOneOf('isTaxable') }),
    payrollRunId: out.orNull(out.id({ sql: runOf('BONUS'), description: 'The run that pays it' })),
  }),
  'amount'
)
