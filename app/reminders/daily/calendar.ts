/** The row of a company that says which mornings are done; its lock keeps runs apart. */
import { addDays, laterOf, latestDayAt, todayIn } from '#core/calendar/days'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'

/** Eight in the morning, where the company is. */
export const HOUR = 8

export const morningNow = () => latestDayAt(HOUR, Current.tenant.timezone, clock.now())

type Calendar = { plannedThrough: string; announcedSince: string }

/** Locks the row until the transaction ends. A new company announces what is due from today on. */
export async function lockCalendar(): Promise<Calendar> {
  const { tenantId, tenant } = Current
  await execute(
    'INSERT IGNORE INTO reminder_calendars (tenant_id, planned_through, announced_since, ' +
      'timezone) VALUES (?, ?, ?, ?)',
    [tenantId, addDays(morningNow(), -1), addDays(todayIn(tenant.timezone), -1), tenant.timezone]
  )
  const [row] = await rows<Calendar>(
    `SELECT planned_through AS plannedThrough, announced_since AS announcedSince
       FROM reminder_calendars
      WHERE tenant_id = ? FOR UPDATE`,
    [tenantId]
  )
  return row
}

/** Does a part of a morning in a transaction, with the calendar locked. False when it is done. */
export function inMorning(
  morning: string,
  work: (calendar: Calendar) => Promise<unknown>
): Promise<boolean> {
  return transaction(async () => {
    const calendar = await lockCalendar()
    if (calendar.plannedThrough >= morning) return false
    await work(calendar)
    return true
  })
}

/** Marks the morning as done, also in a time zone that has changed. */
export const closeMorning = (morning: string) =>
  transaction(async () => {
    const { plannedThrough } = await lockCalendar()
    const { tenantId, tenant } = Current
    await execute(
      'UPDATE reminder_calendars SET planned_through = ?, timezone = ? WHERE tenant_id = ?',
      [laterOf(plannedThrough, morning), tenant.timezone, tenantId]
    )
  })
