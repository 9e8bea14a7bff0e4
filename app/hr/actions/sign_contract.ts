import { announce } from '#core/outbox'
import { mustNotOverlap } from '#hr/contract_days'
import { lockEmployee, mustBeActive } from '#hr/employees'
import Contract from '#hr/models/contract'
import type { NewContract } from '#hr/validators/contract'

/** A new contract of an active employee (409 EMPLOYEE_INACTIVE), on days that no other contract of theirs has (409 OVERLAPPING_CONTRACT). Announces `contract.created`. */
export async function signContract(input: NewContract): Promise<Contract> {
  mustBeActive(await lockEmployee(input.employeeId))
  await mustNotOverlap(input.employeeId, input)

  const contract = await Contract.create({ ...input, isActive: true })
  await announce('contract.created', { contractId: contract.id, employeeId: contract.employeeId })
  return contract
}
