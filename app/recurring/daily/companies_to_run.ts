/** Companies with a series that is due on their day, and that no job is about to run. */
import { todayIn } from '#core/calendar/days'
import { zonesByDay } from '#core/calendar/zones_by_day'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { laterInTenants } from '#core/jobs/later_in_tenants'

/** Reads rows of `recurring_templates__due` alone, however many companies there are. */
const DUE = `SELECT tenant.id
  FROM (SELECT DISTINCT tenant_id FROM recurring_templates WHERE due_on <= ?) due
  JOIN tenants tenant ON tenant.id = due.tenant_id
  WHERE tenant.status = 'ACTIVE' AND tenant.delete_after IS NULL AND tenant.timezone IN (?)
    AND NOT EXISTS (SELECT 1 FROM outbox_messages o WHERE o.tenant_id = tenant.id
      AND o.queue = 'recurring' AND o.job = 'run' AND o.state IN ('PENDING', 'DISPATCHED'))
  ORDER BY tenant.id`

/** Internal ids. Days begin in the time zone of each company. */
export function companiesToRun(): Promise<number[]> {
  return Current.acrossTenants('find companies with recurring documents that are due', async () => {
    const found: number[] = []
    for (const [day, zones] of await zonesByDay(todayIn))
      for (const { id } of await rows<{ id: number }>(DUE, [day, zones])) found.push(id)
    return found
  })
}

/** Queues the job of each company that is due. A company costs a row of a statement. */
export const planCompanies = async () => laterInTenants('recurring', 'run', await companiesToRun())
