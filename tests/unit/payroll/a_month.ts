/** Builders of a month of pay for the payroll cases. */
import Big from 'big.js'
import type { Contract } from '#payroll/computation/contracts'
import { monthOf } from '#payroll/computation/month'
import {
  payslipOf,
  type Deduction,
  type EmployeeMonth,
  type Payslip,
} from '#payroll/computation/payslip'
import type { Unpaid } from '#payroll/computation/unpaid_days'
import type { OvertimeType } from '#payroll/inputs/overtime_types'
import { lawOf, packOf, type Override } from '#payroll/statutory/law'
import { inCurrency } from '#tests/in_currency'

type Told = {
  contracts: Contract[]
  unpaid?: Unpaid[]
  overtime?: [type: OvertimeType, hours: number, date: string][]
  bonuses?: [type: any, amount: number][]
  deductions?: Deduction[]
  overrides?: Override[]
  countryCode?: string
  currency?: string
}

export const contract = (
  salary: number,
  from: string,
  to: string | null = null,
  ...increases: [from: string, salary: number][]
): Contract => ({
  id: `contract of ${from}`,
  from,
  to,
  salary: new Big(salary),
  increases: increases.map(([day, raised]) => ({
    id: `increase of ${day}`,
    from: day,
    salary: new Big(raised),
  })),
})

export const absentOn = (date: string): Unpaid => ({
  type: 'ABSENCE',
  id: `absence of ${date}`,
  from: date,
  to: date,
})
export const suspended = (from: string, to: string): Unpaid => ({
  type: 'DISCIPLINARY_PROCESS',
  id: `suspension of ${from}`,
  from,
  to,
})
export const permitted = (from: string, to: string): Unpaid => ({
  type: 'TIME_OFF_REQUEST',
  id: `permission of ${from}`,
  from,
  to,
})

export const fixed = (name: string, amount: number): Deduction => ({
  id: name,
  name,
  percentage: null,
  fixedAmount: new Big(amount),
  side: 'EMPLOYEE',
  fund: 'OTHER',
})

/** Deductions that a new company of the country starts with. */
export const usualDeductions = (countryCode = 'CO'): Deduction[] =>
  packOf(countryCode).contributions.map(({ name, side, fund, rows }) => ({
    id: `${name} ${side}`,
    name,
    percentage: new Big(rows.at(-1)!.value),
    fixedAmount: null,
    side,
    fund,
  }))

export function slipOf(
  period: string,
  {
    contracts,
    unpaid = [],
    overtime = [],
    bonuses = [],
    deductions = usualDeductions(),
    overrides = [],
    countryCode = 'CO',
    currency = 'COP',
  }: Told
): Payslip | undefined {
  const month: EmployeeMonth = {
    contracts,
    unpaid,
    overtime: overtime.map(([type, hours, date], index) => ({
      id: `overtime ${index + 1}`,
      type,
      date,
      hours: new Big(hours),
    })),
    bonuses: bonuses.map(([type, amount], index) => ({
      id: `bonus ${index + 1}`,
      type,
      amount: new Big(amount),
    })),
  }
  return inCurrency(currency, () =>
    payslipOf(month, deductions, monthOf(period), lawOf(countryCode, overrides))
  )
}

/** Lines as `concept quantity: amount`, and the totals. */
export function told(slip: Payslip | undefined) {
  const { lines, gross, base, deductions, employerCost, net } = slip!
  const [total, ofBase, withheld, onTop, paid] = [gross, base, deductions, employerCost, net].map(
    (value) => value.toFixed(2)
  )
  return {
    lines: lines.map(
      ({ concept, quantity, amount }) => `${concept} ${quantity}: ${amount.toFixed(2)}`
    ),
    gross: total,
    base: ofBase,
    deductions: withheld,
    employerCost: onTop,
    net: paid,
  }
}
