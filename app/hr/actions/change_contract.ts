import { Current } from '#core/current'
import { addDays, todayIn } from '#core/days'
import { announce } from '#core/outbox'
import { invalid } from '#core/refusals'
import { whenChanged } from '#core/when_changed'
import { mustNotOverlap } from '#hr/contract_days'
import { mustBeActive } from '#hr/employees'
import type Contract from '#hr/models/contract'
import Employee from '#hr/models/employee'
import type { ContractChanges } from '#hr/validators/contract'

/** What ends today at the latest frees its days after that; what is prolonged may not run into another contract, nor be that of somebody who has left. The employee must be locked. */
export async function changeContract(contract: Contract, changes: ContractChanges) {
  const { startDate } = contract
  const endDate = endDateOf(contract, changes)
  const isLonger = contract.endDate !== null && (endDate === null || endDate > contract.endDate)

  if (isLonger || (changes.isActive && !contract.isActive)) mustBeActive(await Employee.findOrFail(contract.employeeId))
  if (isLonger) await mustNotOverlap(contract.employeeId, { startDate, endDate }, contract.id)
  contract.merge({ ...changes, endDate })
  await saveContract(contract)
}

/** Announces `contract.updated`, if anything of it is another. */
export function saveContract(contract: Contract) {
  return whenChanged(contract, () => contract.save(), () => announce('contract.updated', { contractId: contract.id, employeeId: contract.employeeId }))
}

/** Ends a contract on `day`, its last; one that would begin later is called off. Does not save. */
export function endOn(contract: Contract, day: string) {
  contract.endDate = lastDay(contract, day)
  contract.isActive = false
}

function endDateOf(contract: Contract, { endDate, isActive = contract.isActive }: ContractChanges): string | null {
  const isTold = endDate !== undefined && endDate !== contract.endDate
  const end = isTold ? agreed(contract, endDate) : contract.endDate

  // One that is not active always has an end: payroll goes by days, and leaving ends what still lasts.
  const endsNow = !isActive && (end === null || (!isTold && contract.isActive))
  return endsNow ? lastDay({ startDate: contract.startDate, endDate: end }, todayIn(Current.tenant.timezone)) : end
}

function agreed({ type, startDate }: Contract, endDate: string | null) {
  if (endDate === null && type === 'FIXED_TERM') throw invalid('endDate', 'REQUIRED', 'endDate is required of a contract of FIXED_TERM.')
  if (endDate !== null && endDate <= startDate) throw invalid('endDate', 'INVALID', 'endDate must be after startDate.')
  return endDate
}

function lastDay({ startDate, endDate }: Pick<Contract, 'startDate' | 'endDate'>, day: string) {
  const last = day < startDate ? addDays(startDate, -1) : day
  return endDate !== null && endDate < last ? endDate : last
}
