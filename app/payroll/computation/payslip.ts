/** Computes one employee's month without reading or writing anything. */
import Big from 'big.js'
import { type Decimal, sum, zero } from '#core/primitives/decimal'
import { type Contract, earnedAtLast, stretchesOf } from '#payroll/computation/contracts'
import { rounded } from '#core/money/amounts'
import {
  bonusLines,
  overtimeLines,
  salaryLines,
  transportLines,
  type Bonus,
  type Overtime,
} from '#payroll/computation/earnings'
import type { Line } from '#payroll/computation/lines'
import type { Month } from '#payroll/computation/month'
import { unpaidLines, withoutUnpaid, type Unpaid } from '#payroll/computation/unpaid_days'
import type { Fund, Side } from '#payroll/inputs/deduction_kinds'
import type { Law } from '#payroll/statutory/law'

export type EmployeeMonth = {
  contracts: readonly Contract[]
  unpaid: readonly Unpaid[]
  overtime: readonly Overtime[]
  bonuses: readonly Bonus[]
}

export type Deduction = {
  id: string
  name: string
  percentage: Decimal | null
  fixedAmount: Decimal | null
  side: Side
  fund: Fund
}

/** `base` is the part of `gross` that percentages apply to; `employerCost` is paid on top. */
export type Payslip = {
  lines: Line[]
  gross: Decimal
  base: Decimal
  deductions: Decimal
  employerCost: Decimal
  net: Decimal
}

/**
 * The slip of `month`; undefined without pay. Days without contract leave overtime and bonuses,
 * with percentages but no fixed deductions. The run refuses a negative `net`.
 */
export function payslipOf(
  { contracts, unpaid, overtime, bonuses }: EmployeeMonth,
  deductions: readonly Deduction[],
  month: Month,
  law: Law
): Payslip | undefined {
  const stretches = withoutUnpaid(stretchesOf(contracts, month), unpaid, month)
  const isPaidByDays = stretches.length > 0
  if (!isPaidByDays && !overtime.length && !bonuses.length) return

  const salaries = salaryLines(stretches)
  const earnings = [
    ...salaries,
    ...overtimeLines(
      overtime,
      contracts,
      (stretches.at(-1) ?? earnedAtLast(contracts))?.salary ?? zero,
      law
    ),
    ...bonusLines(bonuses),
    ...unpaidLines(
      stretches,
      salaries.map(({ amount }) => amount)
    ),
    ...transportLines(stretches, month, law),
  ]
  const base = sum(earnings.filter(({ isSalary }) => isSalary).map(({ amount }) => amount))
  const due = isPaidByDays ? deductions : deductions.filter(({ percentage }) => percentage)
  const lines = [...earnings, ...due.map((one) => deductionLine(one, base))]

  const totalOf = (side: Line['side']) =>
    sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
  const [gross, withheld, employerCost] = [
    totalOf('EARNING'),
    totalOf('EMPLOYEE'),
    totalOf('EMPLOYER'),
  ]
  return { lines, gross, base, deductions: withheld, employerCost, net: gross.minus(withheld) }
}

function deductionLine(
  { id, name, percentage, fixedAmount, side, fund }: Deduction,
  base: Decimal
): Line {
  const common = {
    concept: name,
    quantity: new Big(1),
    side,
    source: { type: 'DEDUCTION', id },
    purpose: fund,
    isSalary: false,
  } as const
  if (percentage)
    return { ...common, rate: percentage, base, amount: rounded(base.times(percentage).div(100)) }

  const amount = fixedAmount ?? zero
  return { ...common, rate: amount, base: amount, amount }
}
