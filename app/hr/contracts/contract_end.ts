/** The end of a contract, and the checks for moving it. */
import { addDays, LAST_DAY } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type Contract from '#hr/models/contract'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { firstDayOfPay } from '#hr/contracts/thirty_day_months'

type Lasting = Pick<Contract, 'startDate' | 'endDate'>

/** The end when the contract is over by `day`; the day before its start if it starts later. */
export function endBy({ startDate, endDate }: Lasting, day: string): string {
  const last = day < startDate ? addDays(startDate, -1) : day
  return endDate !== null && endDate < last ? endDate : last
}

/** Does not save. 409 PERIOD_CLOSED on `field` if days gained or lost are in an approved month. */
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

/** Announces `contract.updated` if anything changed. */
export function saveContract(contract: Contract) {
  return whenChanged(
    contract,
    () => contract.save(),
    () => announce('contract.updated', { contractId: contract.id, employeeId: contract.employeeId })
  )
}
