/** The salary of an employee on a day, and the periods of a month with the same salary. */
import { LAST_DAY } from '#core/calendar/days'
import type { Decimal } from '#core/primitives/decimal'
import { DAYS_OF_MONTH, type Month } from '#payroll/computation/month'

/** Salaries are monthly; days are `YYYY-MM-DD`, inclusive; increases are sorted by day. */
export type Contract = {
  id: string
  from: string
  to: string | null
  salary: Decimal
  increases: readonly { id: string; from: string; salary: Decimal }[]
}

type Earned = { contractId: string; increaseId: string | null; salary: Decimal }

/** `days`: paid days (1..30). */
export type Stretch = Earned & { days: number[] }

/** Salary of the contract with the increases in effect; undefined without a contract. */
export function earnedOn(contracts: readonly Contract[], day: string): Earned | undefined {
  const contract = contracts.find(({ from, to }) => from <= day && (to === null || to >= day))
  if (!contract) return

  const increase = contract.increases.findLast(({ from }) => from <= day)
  return {
    contractId: contract.id,
    increaseId: increase?.id ?? null,
    salary: increase?.salary ?? contract.salary,
  }
}

/** The last salary of contracts sorted by day; ignores contracts that end before they start. */
export function earnedAtLast(contracts: readonly Contract[]): Earned | undefined {
  const last = contracts.findLast(({ from, to }) => to === null || to >= from)
  return last && earnedOn([last], last.to ?? LAST_DAY)
}

/** Paid days under contract, one stretch per contract and salary. */
export function stretchesOf(contracts: readonly Contract[], month: Month): Stretch[] {
  const stretches: Stretch[] = []

  for (let n = 1; n <= DAYS_OF_MONTH; n++) {
    const earned = month
      .daysOf(n)
      .map((day) => earnedOn(contracts, day))
      .find(Boolean)
    if (!earned) continue

    const last = stretches.at(-1)
    if (last && last.contractId === earned.contractId && last.increaseId === earned.increaseId)
      last.days.push(n)
    else stretches.push({ ...earned, days: [n] })
  }
  return stretches
}
