import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { remove } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { namesOf } from '#hr/actions/raise_salary'
import Contract from '#hr/models/contract'
import type SalaryIncrease from '#hr/models/salary_increase'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { firstDayOfPay } from '#hr/contracts/thirty_day_months'

/**
 * Deletes an increase of a locked employee; 409 IN_USE below a later one, 409 PERIOD_CLOSED once
 * paid. Announces `salary_increase.deleted`.
 */
export async function takeBackIncrease(increase: SalaryIncrease) {
  const { contractId, effectiveDate, newSalary } = increase
  const [later] = await rows(
    'SELECT id FROM salary_increases WHERE tenant_id = ? AND contract_id = ? AND (effective_date > ? OR (effective_date = ? AND new_salary > ?)) LIMIT 1',
    [Current.tenantId, contractId, effectiveDate, effectiveDate, String(newSalary)]
  )
  if (later)
    throw conflict('IN_USE', 'A later increase is based on this one: delete that one first')

  const { startDate, endDate } = await Contract.findOrFail(contractId)
  await mustBeOpenFor(firstDayOfPay(effectiveDate, startDate), endDate)
  await remove(increase)
  await announce('salary_increase.deleted', namesOf(increase))
}
