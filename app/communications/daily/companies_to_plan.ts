/** Finds companies whose current morning is not planned yet. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { latestDayAt } from '#core/calendar/days'
import { zonesByDay } from '#core/calendar/zones_by_day'
import { PLATFORM } from '#core/context/platform_tenant'
import { HOUR } from '#communications/daily/plan_company'
import { DAILY } from '#communications/event_types'

/** Companies not planned through the current day of their zone, or planned in another zone. */
const BEHIND = `FROM tenants tenant LEFT JOIN communication_calendars c ON c.tenant_id = tenant.id
  WHERE tenant.id <> ? AND tenant.delete_after IS NULL AND tenant.timezone IN (?) AND (c.tenant_id IS NULL OR c.planned_through < ? OR c.timezone <> tenant.timezone)`

const HAS_SOMETHING = `tenant.status = 'ACTIVE' AND EXISTS (SELECT 1 FROM communication_templates t WHERE t.tenant_id = tenant.id AND t.live = 1 AND t.is_active = 1 AND t.event_type IN (?))`

/** Internal ids. Marks idle companies as planned: their later templates count from later on. */
export function companiesToPlan(): Promise<number[]> {
  return Current.acrossTenants('find the companies whose day is not planned', async () => {
    const byDay = await zonesByDay((zone) => latestDayAt(HOUR, zone, clock.now()))

    const found: number[] = []
    for (const [day, zonesOfDay] of byDay) {
      const behind = [PLATFORM.id, zonesOfDay, day]
      found.push(
        ...(
          await rows<{ id: number }>(
            `SELECT tenant.id ${BEHIND} AND ${HAS_SOMETHING} ORDER BY tenant.id`,
            [...behind, DAILY]
          )
        ).map(({ id }) => id)
      )
      await execute(
        `INSERT INTO communication_calendars (tenant_id, planned_through, timezone) SELECT tenant.id, ?, tenant.timezone ${BEHIND} AND NOT (${HAS_SOMETHING}) ON DUPLICATE KEY UPDATE planned_through = VALUES(planned_through), timezone = VALUES(timezone)`,
        [day, ...behind, DAILY]
      )
    }
    return found
  })
}
