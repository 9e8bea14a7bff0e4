/** Queues a company's mails of the day, at eight in its zone, and those of missed days. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { addDays, latestDayAt } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { celebratedOn } from '#communications/daily/celebrated'
import { DAILY, daysBefore, type DailyEvent } from '#communications/event_types'
import type CommunicationTemplate from '#communications/models/communication_template'
import { activeTemplates, oweOccasions } from '#communications/occasions/queue_occasion_mails'

export const HOUR = 8

/** Days that are caught up; older mails would look odd. */
const CAUGHT_UP = 7

const longAgo = (today: string) => addDays(today, -CAUGHT_UP - 1)

/** Plans all unplanned days through today; concurrent calls wait for the lock and find nothing. */
export async function planCompany() {
  await transaction(async () => {
    const { timezone } = Current.tenant
    const today = latestDayAt(HOUR, timezone, clock.now())
    const planned = await lockPlanned(longAgo(today), timezone)

    // Another zone's days begin at other hours: today is planned again; sent mails do not repeat.
    const through =
      planned.timezone === timezone ? planned.through : min(planned.through, addDays(today, -1))
    const templates = await activeTemplates(DAILY)
    for (
      let day = max(addDays(through, 1), addDays(today, -CAUGHT_UP));
      day <= today;
      day = addDays(day, 1)
    ) {
      for (const template of templates) await planTemplate(template, day)
    }
    await execute(
      'UPDATE communication_calendars SET planned_through = ?, timezone = ? WHERE tenant_id = ?',
      [max(through, today), timezone, Current.tenantId]
    )
  })
}

/** A template counts from the first morning after its creation. */
async function planTemplate(template: CommunicationTemplate, day: string) {
  if (morningAt(template.createdAt) >= day) return

  const occasions = await celebratedOn(
    [addDays(day, daysBefore(template))],
    template.eventType as DailyEvent
  )
  await oweOccasions([template], occasions)
}

const morningAt = (instant: string | Date) => latestDayAt(HOUR, Current.tenant.timezone, instant)

/** The last day that a template is planned for, including days that will never be. */
export async function plannedThrough({ createdAt }: CommunicationTemplate): Promise<string> {
  const [planned] = await rows<{ through: string }>(
    'SELECT planned_through AS `through` FROM communication_calendars WHERE tenant_id = ?',
    [Current.tenantId]
  )
  return [planned?.through ?? '', longAgo(morningAt(clock.now())), morningAt(createdAt)].reduce(
    (a, b) => max(a, b)
  )
}

/** Keeps mornings from being planned until the transaction ends. */
export const lockCalendar = () =>
  lockPlanned(longAgo(morningAt(clock.now())), Current.tenant.timezone)

async function lockPlanned(
  byDefault: string,
  timezone: string
): Promise<{ through: string; timezone: string }> {
  await execute(
    'INSERT IGNORE INTO communication_calendars (tenant_id, planned_through, timezone) VALUES (?, ?, ?)',
    [Current.tenantId, byDefault, timezone]
  )
  const [planned] = await rows<{ through: string; timezone: string }>(
    'SELECT planned_through AS `through`, timezone FROM communication_calendars WHERE tenant_id = ? FOR UPDATE',
    [Current.tenantId]
  )
  return planned
}

const max = (a: string, b: string) => (a > b ? a : b)
const min = (a: string, b: string) => (a < b ? a : b)
