import { announce } from '#core/jobs/outbox'
import { mustNotOverlap } from '#hr/contracts/contract_days'
import { lockEmployee, mustBeActive } from '#hr/employees'
import { mustBeEmployed } from '#hr/employment'
import Contract from '#hr/models/contract'
import { mustBeOpenFor } from '#hr/payroll_periods'
import type { NewContract } from '#hr/validators/contract'

/**
 * Creates a contract. 409 EMPLOYEE_INACTIVE, OVERLAPPING_CONTRACT or PERIOD_CLOSED, 422 before hire
 * or after the last day. Announces `contract.created`.
 */
export async function signContract(input: NewContract): Promise<Contract> {
  const { employeeId, startDate, endDate = null } = input
  const employee = await lockEmployee(employeeId)
  mustBeActive(employee)
  mustBeEmployed(employee, { from: startDate, to: endDate }, { fields: ['startDate', 'endDate'] })
  await mustNotOverlap(employeeId, input)
  await mustBeOpenFor(startDate, endDate, ['startDate'])

  const contract = await Contract.create({ ...input, isActive: true })
  await announce('contract.created', { contractId: contract.id, employeeId: contract.employeeId })
  return contract
}
