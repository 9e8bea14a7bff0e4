/** Earnings of a month: salary, overtime, bonuses and transport allowance. */
import Big from 'big.js'
import type { Decimal } from '#core/primitives/decimal'
import { rounded } from '#core/money/amounts'
import { bonusKind, type BonusType } from '#payroll/inputs/bonus_types'
import { earnedOn, type Contract, type Stretch } from '#payroll/computation/contracts'
import { lawIn, type Line } from '#payroll/computation/lines'
import { DAYS_OF_MONTH, monthOf, type Month } from '#payroll/computation/month'
import { factorOf, lawOn, type OvertimeType } from '#payroll/inputs/overtime_types'
import type { Law } from '#payroll/statutory/law'

export type Overtime = { id: string; type: OvertimeType; date: string; hours: Decimal }

export type Bonus = { id: string; type: BonusType; amount: Decimal }

const one = new Big(1)

export function salaryLines(stretches: readonly Stretch[]): Line[] {
  return stretches.map(({ contractId, increaseId, salary, days }) => ({
    concept: 'SALARY',
    quantity: new Big(days.length),
    rate: salary.div(DAYS_OF_MONTH),
    base: salary,
    amount: rounded(salary.times(days.length).div(DAYS_OF_MONTH)),
    side: 'EARNING',
    source: increaseId
      ? { type: 'SALARY_INCREASE', id: increaseId }
      : { type: 'CONTRACT', id: contractId },
    purpose: 'SALARY',
    isSalary: true,
  }))
}

/**
 * Overtime is paid by the salary, law and factor of its day, also when paid in a later month.
 * Outside any contract the salary is `otherwise`.
 */
export function overtimeLines(
  overtime: readonly Overtime[],
  contracts: readonly Contract[],
  otherwise: Decimal,
  law: Law
): Line[] {
  return overtime.map(({ id, type, date, hours }) => {
    const salary = earnedOn(contracts, date)?.salary ?? otherwise
    const monthlyHours = lawOn(law, 'monthlyHours', monthOf(date.slice(0, 7)).last)
    const { factor, rows } = factorOf(type, date, law)
    const exact = salary.times(factor)

    return {
      concept: `OVERTIME_${type}`,
      quantity: hours,
      rate: exact.div(monthlyHours.value),
      base: salary,
      amount: rounded(exact.times(hours).div(monthlyHours.value)),
      side: 'EARNING',
      source: {
        type: 'OVERTIME',
        id,
        date,
        factor: factor.toNumber(),
        monthlyHours: monthlyHours.value.toNumber(),
        ...lawIn(...rows, monthlyHours),
      },
      purpose: 'OVERTIME',
      isSalary: true,
    }
  })
}

/** Paid in full whatever the days worked; transport bonuses share the allowance account. */
export function bonusLines(bonuses: readonly Bonus[]): Line[] {
  return bonuses.map(({ id, type, amount }) => ({
    concept: `BONUS_${type}`,
    quantity: one,
    rate: amount,
    base: amount,
    amount,
    side: 'EARNING',
    source: { type: 'BONUS', id },
    purpose: type === 'TRANSPORT_ALLOWANCE' ? 'TRANSPORT' : 'BONUS',
    isSalary: bonusKind(type).isSalary,
  }))
}

/** For paid days with a salary within the ceiling, or all without one. It is not salary. */
export function transportLines(
  stretches: readonly { salary: Decimal; left: number }[],
  month: Month,
  law: Law
): Line[] {
  const [allowance, wage, ceiling] = (
    ['transportAllowance', 'minimumWage', 'transportCeiling'] as const
  ).map((parameter) => law(parameter, month.last))
  if (!allowance || allowance.value.eq(0)) return []

  const most = wage && ceiling && wage.value.times(ceiling.value)
  const days = stretches
    .filter(({ salary }) => !most || salary.lte(most))
    .reduce((total, { left }) => total + left, 0)
  if (days === 0) return []

  return [
    {
      concept: 'TRANSPORT_ALLOWANCE',
      quantity: new Big(days),
      rate: allowance.value.div(DAYS_OF_MONTH),
      base: allowance.value,
      amount: rounded(allowance.value.times(days).div(DAYS_OF_MONTH)),
      side: 'EARNING',
      source: { type: 'LAW', id: null, ...lawIn(allowance, ...(most ? [wage] : [])) },
      purpose: 'TRANSPORT',
      isSalary: false,
    },
  ]
}
