/** Worker job that ends employments once the last day is over in the company's time zone. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { endEmployment } from '#hr/actions/end_employment'
import { departureOf, forgetDeparture } from '#hr/departures/departures'
import Employee from '#hr/models/employee'

/** Tenant ids of companies with a last day that is over. */
export async function companiesWithDepartures(): Promise<number[]> {
  const found = await Current.acrossTenants('find people whose last day is over', () =>
    rows<{ id: number; timezone: string; first: string }>(
      'SELECT tenant.id, tenant.timezone, MIN(d.last_day) AS first FROM departures d JOIN tenants tenant ON tenant.id = d.tenant_id GROUP BY tenant.id, tenant.timezone ORDER BY tenant.id'
    )
  )
  return found.filter(({ timezone, first }) => first < todayIn(timezone)).map(({ id }) => id)
}

/** Ends all due employments of the company; errors are thrown after the others were done. */
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

/** The row lock lets a second worker find nothing to do. */
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
