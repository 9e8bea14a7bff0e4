import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import { mustNotOverlap } from '#hr/contracts/contract_days'
import { endBy, moveEnd, saveContract } from '#hr/contracts/contract_end'
import { mustBeActive } from '#hr/employees'
import { mustBeEmployed } from '#hr/employment'
import type Contract from '#hr/models/contract'
import Employee from '#hr/models/employee'
import type { ContractChanges } from '#hr/validators/contract'

/**
 * A contract that is made inactive ends today at the latest, and frees the days after. One that is
 * prolonged may not run into another (409 OVERLAPPING_CONTRACT), nor be that of somebody who has
 * left (409 EMPLOYEE_INACTIVE) or leaves before (422). 409 PERIOD_CLOSED when that changes an
 * approved month. The employee must be locked.
 */
export async function changeContract(contract: Contract, changes: ContractChanges) {
  const { startDate } = contract
  const endDate = endDateOf(contract, changes)
  const isLonger = contract.endDate !== null && (endDate === null || endDate > contract.endDate)

  if (isLonger || (changes.isActive && !contract.isActive)) {
    const employee = await Employee.findOrFail(contract.employeeId)
    mustBeActive(employee)
    if (isLonger)
      mustBeEmployed(employee, { from: employee.hireDate, to: endDate }, { fields: ['endDate'] })
  }
  if (isLonger) await mustNotOverlap(contract.employeeId, { startDate, endDate }, contract.id)
  await moveEnd(contract, endDate, changes.endDate === undefined ? 'isActive' : 'endDate')
  contract.merge({ ...changes, endDate })
  await saveContract(contract)
}

function endDateOf(
  contract: Contract,
  { endDate, isActive = contract.isActive }: ContractChanges
): string | null {
  const isTold = endDate !== undefined && endDate !== contract.endDate
  const end = isTold ? agreed(contract, endDate) : contract.endDate

  // One that is not active always has an end: payroll goes by days, and leaving ends what still
  // lasts.
  const endsNow = !isActive && (end === null || (!isTold && contract.isActive))
  return endsNow
    ? endBy({ startDate: contract.startDate, endDate: end }, todayIn(Current.tenant.timezone))
    : end
}

function agreed({ type, startDate }: Contract, endDate: string | null) {
  if (endDate === null && type === 'FIXED_TERM')
    throw invalid('endDate', 'REQUIRED', 'endDate is required of a contract of FIXED_TERM.')
  if (endDate !== null && endDate <= startDate)
    throw invalid('endDate', 'INVALID', 'endDate must be after startDate.')
  return endDate
}
