import Big from 'big.js'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { conflict, invalid } from '#core/refusals'
import { mustNotProbePay } from '#hr/may_see_salaries'
import type Employee from '#hr/models/employee'
import SalaryIncrease from '#hr/models/salary_increase'
import { contractOn } from '#hr/salaries'
import type { NewIncrease } from '#hr/validators/contract'

/**
 * From `effectiveDate` on the employee, who must be locked, earns more: above the salary of that day, and below the
 * increases that take effect later, so that each of them remains one.
 */
export async function raiseSalary({ id }: Employee, { newSalary, effectiveDate, reason }: NewIncrease): Promise<SalaryIncrease> {
  mustNotProbePay()
  const contract = await contractOn(id, effectiveDate)
  if (!contract) throw conflict('NO_ACTIVE_CONTRACT', `The employee is not under contract on ${effectiveDate}`, { field: 'effectiveDate' })
  if (newSalary.lte(contract.salary)) throw invalid('newSalary', 'TOO_SMALL', 'newSalary must be above the salary of that day.')

  const next = await nextSalary(contract.id, effectiveDate)
  if (next && newSalary.gte(next)) throw invalid('newSalary', 'TOO_LARGE', 'newSalary must be below that of the increase that takes effect next.')
  return SalaryIncrease.create({ employeeId: id, contractId: contract.id, effectiveDate, previousSalary: contract.salary, newSalary, reason: reason ?? null })
}

async function nextSalary(contractId: string, day: string) {
  const [next] = await rows('SELECT new_salary AS salary FROM salary_increases WHERE tenant_id = ? AND contract_id = ? AND effective_date > ? ORDER BY effective_date, id LIMIT 1', [Current.tenantId, contractId, day])
  return next && new Big(next.salary)
}
