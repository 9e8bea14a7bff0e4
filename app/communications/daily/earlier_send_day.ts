/** Mails of a template whose send day moved forward: see send_day_watch.ts. */
import { addDays } from '#core/calendar/days'
import { isDryRun } from '#core/database/transaction/writes'
import { celebratedOn } from '#communications/daily/celebrated'
import { lockCalendar, plannedThrough } from '#communications/daily/plan_company'
import { daysBefore, type DailyEvent } from '#communications/event_types'
import CommunicationTemplate from '#communications/models/communication_template'
import type { Occasion } from '#communications/occasions/occasion'

/** Covers the days after `after` within the current lead. */
export type Moved = { templateId: string; after: string }

/**
 * Locks the calendar first, as planning does, so that nothing is planned meanwhile. A dry run
 * already has the template's lock, and would deadlock.
 */
export async function withinLongerLead({
  templateId,
  after,
}: Moved): Promise<[CommunicationTemplate[], Occasion[]]> {
  if (!isDryRun()) await lockCalendar()
  const [template] = await CommunicationTemplate.query()
    .where('id', templateId)
    .where('live', 1)
    .where('isActive', true)
    .forShare()
  if (!template) return [[], []]

  const last = addDays(await plannedThrough(template), daysBefore(template))
  const days: string[] = []
  for (let day = addDays(after, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return [[template], await celebratedOn(days, template.eventType as DailyEvent)]
}
