/** A payslip line has all the values needed to recompute it by hand. */
import type { Decimal } from '#core/primitives/decimal'
import type { InForce } from '#payroll/statutory/pack'
import type { Fund } from '#payroll/inputs/deduction_kinds'

/** EARNING lines make up gross pay, EMPLOYEE is withheld from it, EMPLOYER is paid on top. */
export const LINE_SIDES = ['EARNING', 'EMPLOYEE', 'EMPLOYER'] as const

type LineSide = (typeof LINE_SIDES)[number]

/** Decides the ledger account. */
export type Purpose = 'SALARY' | 'OVERTIME' | 'BONUS' | 'TRANSPORT' | Fund

export const SOURCES = [
  'CONTRACT',
  'SALARY_INCREASE',
  'OVERTIME',
  'BONUS',
  'ABSENCE',
  'DISCIPLINARY_PROCESS',
  'TIME_OFF_REQUEST',
  'DEDUCTION',
  'LAW',
] as const

/** The record, its days and the law behind a line. */
export type Source = {
  type: (typeof SOURCES)[number]
  id: string | null
  date?: string
  from?: string
  to?: string
  /** Overtime only. */
  factor?: number
  monthlyHours?: number
  law?: string[]
  /** The law is not enacted yet: the previous value continues. */
  provisional?: true
}

export type Line = {
  concept: string
  /** Days, hours, or 1. */
  quantity: Decimal
  /** Rate of one unit to 4 decimals, or the percentage. */
  rate: Decimal
  /** The month's salary or allowance, the amount of a bonus, the base of a percentage. */
  base: Decimal
  /** Rounded to 2 decimals once, from exact values. */
  amount: Decimal
  side: LineSide
  source: Source
  purpose: Purpose
  /** Percentages apply to salary lines. */
  isSalary: boolean
}

export const lawIn = (...rows: InForce[]): Pick<Source, 'law' | 'provisional'> => ({
  law: rows.map(({ source }) => source),
  ...(rows.some(({ provisional }) => provisional) && { provisional: true as const }),
})
