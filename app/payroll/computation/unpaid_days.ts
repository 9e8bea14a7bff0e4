/**
 * Unpaid days: absences, suspensions, unpaid leave. Each day is deducted once, as a thirtieth of
 * its salary; a stretch without days left is unpaid entirely, also February's added days.
 */
import Big from 'big.js'
import type { Decimal } from '#core/primitives/decimal'
import { rounded } from '#core/money/amounts'
import type { Stretch } from '#payroll/computation/contracts'
import type { Line, Source } from '#payroll/computation/lines'
import { DAYS_OF_MONTH, type Month } from '#payroll/computation/month'

/** `from`..`to` are calendar days (`YYYY-MM-DD`), inclusive, also outside the month. */
export type Unpaid = {
  type: 'ABSENCE' | 'DISCIPLINARY_PROCESS' | 'TIME_OFF_REQUEST'
  id: string
  from: string
  to: string
}

const CONCEPTS = {
  ABSENCE: 'UNPAID_ABSENCE',
  DISCIPLINARY_PROCESS: 'UNPAID_SUSPENSION',
  TIME_OFF_REQUEST: 'UNPAID_PERMISSION',
}

type Taken = Stretch & { taken: { unpaid: Unpaid; count: number }[]; left: number }

/** Each stretch with its unpaid days; `left` counts the paid ones. */
export function withoutUnpaid(
  stretches: readonly Stretch[],
  unpaid: readonly Unpaid[],
  month: Month
): Taken[] {
  const owner = new Map<number, Unpaid>()
  for (const one of unpaid)
    for (const day of month.paidDaysOf(one.from, one.to)) if (!owner.has(day)) owner.set(day, one)

  return stretches.map((stretch) => {
    const isGone =
      stretch.days.every((day) => month.isAdded(day) || owner.has(day)) &&
      stretch.days.some((day) => owner.has(day))
    const last = owner.get(stretch.days.findLast((day) => owner.has(day)) ?? 0)
    const owners = stretch.days.map((day) => owner.get(day) ?? (isGone ? last : undefined))
    const taken = [
      ...Map.groupBy(
        owners.filter((one) => one !== undefined),
        (one) => one
      ),
    ].map(([unpaid, days]) => ({ unpaid, count: days.length }))
    return { ...stretch, taken, left: owners.filter((one) => one === undefined).length }
  })
}

/** One line per cause, never more than was earned; without days left the last takes the rest. */
export function unpaidLines(stretches: readonly Taken[], earned: readonly Decimal[]): Line[] {
  return stretches.flatMap(({ salary, taken, left }, index) => {
    let rest = earned[index]

    return taken.map(({ unpaid, count }, position) => {
      const isLast = position === taken.length - 1
      const share = rounded(salary.times(count).div(DAYS_OF_MONTH))
      const amount = (isLast && left === 0) || share.gt(rest) ? rest : share
      rest = rest.minus(amount)
      return lineOf(unpaid, count, salary, amount.neg())
    })
  })
}

function lineOf(
  { type, id, from, to }: Unpaid,
  count: number,
  salary: Decimal,
  amount: Decimal
): Line {
  const source: Source = { type, id, ...(from === to ? { date: from } : { from, to }) }
  return {
    concept: CONCEPTS[type],
    quantity: new Big(count),
    rate: salary.div(DAYS_OF_MONTH).neg(),
    base: salary,
    amount,
    side: 'EARNING',
    source,
    purpose: 'SALARY',
    isSalary: true,
  }
}
