/** A line of a payslip: everything that is needed to compute it again by hand. */
import type { Decimal } from '#core/primitives/decimal'
import type { InForce } from '#payroll/statutory/pack'
import type { Fund } from '#payroll/inputs/deduction_kinds'

/**
 * EARNING lines make the gross pay (what is taken off for unpaid days is negative), EMPLOYEE lines
 * are withheld from it, EMPLOYER lines are paid on top.
 */
export const LINE_SIDES = ['EARNING', 'EMPLOYEE', 'EMPLOYER'] as const

type LineSide = (typeof LINE_SIDES)[number]

/** The role of the line in the books. */
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

/** Where a line comes from: the record by its kind and id, its days, and the law that applies. */
export type Source = {
  type: (typeof SOURCES)[number]
  id: string | null
  date?: string
  from?: string
  to?: string
  /** Of an hour of overtime. */
  factor?: number
  monthlyHours?: number
  law?: string[]
  /** The law is not enacted yet: the value before it was carried on. */
  provisional?: true
}

export type Line = {
  concept: string
  /** Days, hours, or 1. */
  quantity: Decimal
  /** The rate of one unit, to 4 decimals, or the percentage. */
  rate: Decimal
  /** The month's salary or allowance, the amount of a bonus, the base of a percentage. */
  base: Decimal
  /** Rounded to 2 decimals once, from the exact values. */
  amount: Decimal
  side: LineSide
  source: Source
  purpose: Purpose
  /** Whether percentages are taken of it. */
  isSalary: boolean
}

/** How rows of the law are named in a source. */
export const lawIn = (...rows: InForce[]): Pick<Source, 'law' | 'provisional'> => ({
  law: rows.map(({ source }) => source),
  ...(rows.some(({ provisional }) => provisional) && { provisional: true as const }),
})
