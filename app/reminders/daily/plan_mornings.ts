/** Plans the mornings of all companies: a job for those with something due, nothing for the others. */
import { addDays, latestDayAt } from '#core/calendar/days'
import { zonesByDay } from '#core/calendar/zones_by_day'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { laterInTenants } from '#core/jobs/later_in_tenants'
import { HOUR } from '#reminders/daily/calendar'
import { companiesBehind } from '#reminders/daily/companies_behind'

/** Costs a few statements for a thousand companies. A crash leaves the rest to the next tick. */
export function planMornings(signal: AbortSignal): Promise<void> {
  return Current.acrossTenants('plan the mornings of reminders', async () => {
    const byDay = await zonesByDay((zone) => latestDayAt(HOUR, zone, clock.now()))
    for (const [day, zones] of byDay) {
      for await (const companies of companiesBehind(day, zones)) {
        signal.throwIfAborted()
        const [busy, idle] = [true, false].map((one) =>
          companies.filter(({ isBusy }) => isBusy === one).map(({ id }) => id)
        )
        await laterInTenants('recurring', 'remind', busy)
        if (idle.length) await markDone(idle, day)
      }
    }
  })
}

/** Marks the morning as done. A new company announces what is due from its first morning on. */
const markDone = (ids: readonly number[], day: string) =>
  execute(
    `INSERT INTO reminder_calendars (tenant_id, planned_through, announced_since, timezone)
       SELECT tenant.id, ?, ?, tenant.timezone FROM tenants tenant WHERE tenant.id IN (?)
       ON DUPLICATE KEY UPDATE planned_through = GREATEST(planned_through, VALUES(planned_through)),
         timezone = VALUES(timezone)`,
    [day, addDays(day, -1), ids]
  )
