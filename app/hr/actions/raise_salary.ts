import { addDays } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type Employee from '#hr/models/employee'
import SalaryIncrease from '#hr/models/salary_increase'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { contractOn } from '#hr/contracts/salaries'
import { firstDayOfPay } from '#hr/contracts/thirty_day_months'
import type { NewIncrease } from '#hr/validators/contract'

/**
 * From `effectiveDate` on the employee, who must be locked, earns more: above the salary of that
 * day, and below the increases that take effect later, so that each of them remains one (422). 409
 * NO_ACTIVE_CONTRACT without a contract on that day, 409 PERIOD_CLOSED when the payroll of a day is
 * approved that it would pay more for. Its refusals tell what somebody earns, so its caller must
 * hold `payroll:read`. Announces `salary_increase.created`, and `.updated` of the one that builds
 * upon it.
 */
export async function raiseSalary(
  { id }: Employee,
  { newSalary, effectiveDate, reason }: NewIncrease
): Promise<SalaryIncrease> {
  const contract = await contractOn(id, effectiveDate)
  if (!contract)
    throw conflict('NO_ACTIVE_CONTRACT', `The employee is not under contract on ${effectiveDate}`, {
      field: 'effectiveDate',
    })
  if (newSalary.lte(contract.salary))
    throw invalid('newSalary', 'TOO_SMALL', 'newSalary must be above the salary of that day.')

  const next = await nextIncrease(contract.id, effectiveDate)
  if (next && newSalary.gte(next.newSalary))
    throw invalid(
      'newSalary',
      'TOO_LARGE',
      'newSalary must be below that of the increase that takes effect next.'
    )
  await mustBeOpenFor(
    firstDayOfPay(effectiveDate, contract.startDate),
    next ? addDays(next.effectiveDate, -1) : contract.endDate,
    ['effectiveDate']
  )
  const increase = await SalaryIncrease.create({
    employeeId: id,
    contractId: contract.id,
    effectiveDate,
    previousSalary: contract.salary,
    newSalary,
    reason: reason ?? null,
  })
  await announce('salary_increase.created', namesOf(increase))
  if (next)
    await whenChanged(
      next,
      () => next.merge({ previousSalary: newSalary }).save(),
      () => announce('salary_increase.updated', namesOf(next))
    )
  return increase
}

/** By which an announcement names an increase. */
export const namesOf = ({ id, employeeId, contractId }: SalaryIncrease) => ({
  salaryIncreaseId: id,
  employeeId,
  contractId,
})

/** The one that will build upon an increase of `day`. */
function nextIncrease(contractId: string, day: string): Promise<SalaryIncrease | null> {
  return SalaryIncrease.query()
    .where('contract_id', contractId)
    .where('effective_date', '>', day)
    .orderBy('effective_date')
    .orderBy('new_salary')
    .forUpdate()
    .first()
}
