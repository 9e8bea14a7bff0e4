/** The time zones of companies, by the day that each has reached. */
import { PLATFORM } from '#core/context/platform_tenant'
import { rows } from '#core/database/query'

/** Runs across tenants. `dayIn` answers the day of a zone; zones of one day come together. */
export async function zonesByDay(
  dayIn: (zone: string) => string
): Promise<Map<string, readonly string[]>> {
  const zones = await rows<{ timezone: string }>(
    'SELECT DISTINCT timezone FROM tenants WHERE id <> ?',
    [PLATFORM.id]
  )
  return Map.groupBy(
    zones.map(({ timezone }) => timezone),
    dayIn
  )
}
