/**
 * The worker's look at who was going to leave: once the last day is over, by the clocks of the
 * company, they have left.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { endEmployment } from '#hr/actions/end_employment'
import { departureOf, forgetDeparture } from '#hr/departures/departures'
import Employee from '#hr/models/employee'

/** The internal numbers of the companies in which a last day is over. */
export async function companiesWithDepartures(): Promise<number[]> {
  const found = await Current.acrossTenants('find people whose last day is over', () =>
    rows<{ id: number; timezone: string; first: string }>(
      'SELECT tenant.id, tenant.timezone, MIN(d.last_day) AS first FROM departures d JOIN tenants tenant ON tenant.id = d.tenant_id GROUP BY tenant.id, tenant.timezone ORDER BY tenant.id'
    )
  )
  return found.filter(({ timezone, first }) => first < todayIn(timezone)).map(({ id }) => id)
}

/**
 * All of the company in context whose last day is over, however long ago. One that fails holds no
 * other up: it is thrown when all had their turn.
 */
export async function endDepartures(signal: AbortSignal) {
  const errors: unknown[] = []
  for (const { employeeId } of await rows(
    'SELECT employee_id AS employeeId FROM departures WHERE tenant_id = ? AND last_day < ? ORDER BY last_day',
    [Current.tenantId, today()]
  )) {
    if (signal.aborted) break
    await transaction(() => endDeparture(employeeId)).catch((error) => errors.push(error))
  }
  if (errors.length) throw errors[0]
}

/** Of two workers the second waits for the employee's row, and finds nothing to do. */
async function endDeparture(employeeId: string) {
  const employee = await Employee.query()
    .where('id', employeeId)
    .where('live', 1)
    .forUpdate()
    .first()
  if (!employee) return forgetDeparture(employeeId)

  const planned = await departureOf(employeeId)
  if (planned && planned.lastDay < today()) await endEmployment(employee, planned.lastDay)
}

const today = () => todayIn(Current.tenant.timezone)
