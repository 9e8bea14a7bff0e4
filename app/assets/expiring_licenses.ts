/** Licenses that expire within 30 days. */
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import type { Deadline } from '#core/jobs/announce_deadlines'

const AHEAD_DAYS = 30

export const expiringLicenses: Deadline = {
  table: 'licenses',
  column: 'expiration_date',
  announcedFor: 'expiring_announced_for',
  event: 'license.expiring',
  id: 'licenseId',
  window() {
    const { timezone } = Current.tenant
    const today = todayIn(timezone)
    return {
      from: sqlInstant(startOfDay(today, timezone))!,
      until: sqlInstant(startOfDay(addDays(today, AHEAD_DAYS + 1), timezone))!,
    }
  },
}
