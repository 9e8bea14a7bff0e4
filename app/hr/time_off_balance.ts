/** GET /employees/:id/time-off-balance: the vacation that service has given so far, and what is taken of it. */
import Big from 'big.js'
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { addDays, todayIn } from '#core/days'
import { cents } from '#core/decimal'
import { operation, pathId } from '#core/operations'
import { notFound } from '#core/refusals'
import { settingsIn, settingsStatement } from '#tenants/settings'
import { days360 } from '#hr/thirty_day_months'

const number = (description: string) => ({ type: 'number', description })
const vacation = {
  accrued: number('Working days that the service up to yesterday, or to the last day, has given: by days of a year of 360'),
  taken: number('Working days of approved vacations, those ahead included'),
  left: number('What is left; below zero when more was granted than accrued'),
}
const schema = {
  type: 'object',
  title: 'TimeOffBalance',
  properties: { vacation: { type: 'object', properties: vacation, required: Object.keys(vacation) } },
  required: ['vacation'],
}

export const timeOffBalance = operation({ kind: 'read', status: 200, output: { schema }, summary: 'Vacation that an employee has accrued, taken and left' }, async (ctx) => {
  const [[employee], [approved], [tenant]] = await selects([employeeStatement(pathId(ctx)), approvedStatement(pathId(ctx)), settingsStatement()])
  if (!employee) throw notFound()

  const { vacationDaysPerYear } = settingsIn(tenant)
  const accrued = cents(new Big(vacationDaysPerYear).times(days360(employee.hireDate, lastDayOfService(employee))).div(360))
  const taken = new Big(approved.taken)
  return { vacation: { accrued: accrued.toNumber(), taken: taken.toNumber(), left: accrued.minus(taken).toNumber() } }
})

type Statement = Parameters<typeof rows>

const employeeStatement = (id: string): Statement => ['SELECT hire_date AS hireDate, is_active AS isActive, termination_date AS terminationDate FROM employees WHERE tenant_id = ? AND id = ? AND live = 1', [Current.tenantId, id]]
const approvedStatement = (id: string): Statement => ["SELECT COALESCE(SUM(days), 0) AS taken FROM time_off_requests WHERE tenant_id = ? AND employee_id = ? AND type = 'VACATION' AND status = 'APPROVED'", [Current.tenantId, id]]

/** A day counts once it is over. */
function lastDayOfService({ isActive, terminationDate }: Record<string, any>): string {
  return (!isActive && terminationDate) || addDays(todayIn(Current.tenant.timezone), -1)
}
