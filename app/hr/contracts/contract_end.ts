/** Until when a contract lasts, and what it takes to let it end on another day. */
import { addDays, LAST_DAY } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type Contract from '#hr/models/contract'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { firstDayOfPay } from '#hr/contracts/thirty_day_months'

type Lasting = Pick<Contract, 'startDate' | 'endDate'>

/**
 * The last day of a contract that is over on `day` at the latest; the day before its start where it
 * would begin later.
 */
export function endBy({ startDate, endDate }: Lasting, day: string): string {
  const last = day < startDate ? addDays(startDate, -1) : day
  return endDate !== null && endDate < last ? endDate : last
}

/**
 * Lets a contract end on another day, or never. 409 PERIOD_CLOSED on `field` when the payroll of a
 * day is approved that it gains or loses. Does not save.
 */
export async function moveEnd(contract: Contract, endDate: string | null, field?: string) {
  const { startDate, endDate: before } = contract
  if (endDate !== before) {
    const [sooner, later] = [before ?? LAST_DAY, endDate ?? LAST_DAY].sort()
    const isOpen = before === null || endDate === null
    if (sooner < LAST_DAY)
      await mustBeOpenFor(firstDayOfPay(addDays(sooner, 1), startDate), isOpen ? null : later, [
        field,
      ])
  }
  contract.endDate = endDate
}

/** Announces `contract.updated`, if anything of it is another. */
export function saveContract(contract: Contract) {
  return whenChanged(
    contract,
    () => contract.save(),
    () => announce('contract.updated', { contractId: contract.id, employeeId: contract.employeeId })
  )
}
