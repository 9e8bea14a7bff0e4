/** Companies whose morning is not done, and which of them have something to do in it. */
import { addDays } from '#core/calendar/days'
import { PLATFORM } from '#core/context/platform_tenant'
import { rows } from '#core/database/query'
import { DAYS_OF_ZONES, OPEN } from '#reminders/due/open_instalments'

/** Companies of a statement. */
const AT_ONCE = 1_000

export type Behind = { id: number; isBusy: boolean }

/** Days ahead of a company: of `invoice.due_soon`, or of its earliest level. */
const AHEAD = `GREATEST(
    COALESCE(NULLIF(JSON_UNQUOTE(JSON_EXTRACT(tenant.settings, '$.invoiceDueSoonDays')), 'null'), 3) + 0,
    COALESCE((SELECT -MIN(l.after_days) FROM reminder_levels l
      WHERE l.tenant_id = tenant.id AND l.live = 1 AND l.active = 1), 0))`

const HAS_LEVELS =
  'EXISTS (SELECT 1 FROM reminder_levels l WHERE l.tenant_id = tenant.id AND l.live = 1 AND l.active = 1)'

/** The last event of an instalment is still to come; older debts are never announced. */
const IS_TO_BE_ANNOUNCED = `(DATE(COALESCE(r.due_date, i.due_date)) >= COALESCE(c.announced_since, ?)
      OR i.date >= COALESCE(c.announced_since, ?))
    AND NOT EXISTS (SELECT 1 FROM due_announcements a WHERE a.tenant_id = i.tenant_id AND a.invoice_id = i.id
      AND a.position = COALESCE(r.position, 1) AND a.event = 'OVERDUE')`

/** An instalment that is due soon and may be reminded or announced: one probe where there is none. */
const IS_BUSY = `EXISTS (SELECT 1 FROM invoices i
    LEFT JOIN invoice_installments r ON r.tenant_id = i.tenant_id AND r.invoice_id = i.id
    WHERE i.tenant_id = tenant.id AND ${OPEN}
      AND COALESCE(r.due_date, i.due_date) < DATE_ADD(CAST(? AS DATE), INTERVAL ${AHEAD} + ${DAYS_OF_ZONES} DAY)
      AND (${HAS_LEVELS} OR (${IS_TO_BE_ANNOUNCED})))`

/** Of the zones, whose morning is `day`. A company whose job is queued is left out. */
const BEHIND = `tenant.id > ? AND tenant.id <> ? AND tenant.status = 'ACTIVE' AND tenant.delete_after IS NULL
    AND tenant.timezone IN (?)
    AND (c.tenant_id IS NULL OR c.planned_through < ? OR c.timezone <> tenant.timezone COLLATE utf8mb4_bin)
    AND NOT EXISTS (SELECT 1 FROM outbox_messages o WHERE o.tenant_id = tenant.id
      AND o.queue = 'recurring' AND o.job = 'remind' AND o.state IN ('PENDING', 'DISPATCHED'))`

/** Runs across tenants. Yields batches in the order of internal ids. */
export async function* companiesBehind(
  day: string,
  zones: readonly string[]
): AsyncGenerator<Behind[]> {
  const yesterday = addDays(day, -1)
  for (let after = 0; ;) {
    const found = await rows<{ id: number; isBusy: unknown }>(
      `SELECT tenant.id, ${IS_BUSY} AS isBusy
         FROM tenants tenant LEFT JOIN reminder_calendars c ON c.tenant_id = tenant.id
        WHERE ${BEHIND} ORDER BY tenant.id LIMIT ${AT_ONCE}`,
      [day, yesterday, yesterday, after, PLATFORM.id, zones, day]
    )
    if (found.length) yield found.map(({ id, isBusy }) => ({ id, isBusy: Boolean(Number(isBusy)) }))
    if (found.length < AT_ONCE) return
    after = found.at(-1)!.id
  }
}
