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
 * Changes a contract of a locked employee; an inactive one ends today at the latest. Refuses with
 * 409 OVERLAPPING_CONTRACT, EMPLOYEE_INACTIVE or PERIOD_CLOSED, 422 after the last day.
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

  // An inactive contract always has an end, as payroll goes by days.
  const endsNow = !isActive && (end === null || (!isTold && contract.isActive))
  return endsNow
    ? endBy({ startDate: contract.startDate, endDate: end }, todayIn(Current.tenant.timezone))
    : end
}

function agreed({ type, startDate }: Contract, endDate: string | null) {
  if (endDate === null && type === 'FIXED_TERM')
    throw invalid('endDate', 'REQUIRED', 'endDate is required for a FIXED_TERM contract.')
  if (endDate !== null && endDate <= startDate)
    throw invalid('endDate', 'INVALID', 'endDate must be after startDate.')
  return endDate
}
