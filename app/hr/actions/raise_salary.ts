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
 * Raises the salary of a locked employee. 422 unless it lies between that day's salary and the next
 * increase, 409 NO_ACTIVE_CONTRACT or PERIOD_CLOSED. Refusals reveal pay: callers need
 * `payroll:read`. Announces `salary_increase.created`, and `.updated` for the next one.
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
    throw invalid('newSalary', 'TOO_LARGE', 'newSalary must be below that of the next increase.')
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

export const namesOf = ({ id, employeeId, contractId }: SalaryIncrease) => ({
  salaryIncreaseId: id,
  employeeId,
  contractId,
})

/** The next increase, whose previous salary will change. */
function nextIncrease(contractId: string, day: string): Promise<SalaryIncrease | null> {
  return SalaryIncrease.query()
    .where('contract_id', contractId)
    .where('effective_date', '>', day)
    .orderBy('effective_date')
    .orderBy('new_salary')
    .forUpdate()
    .first()
}
