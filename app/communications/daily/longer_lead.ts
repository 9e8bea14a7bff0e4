/**
 * A template that is to be sent earlier than before: the mornings to come look for days behind those that it covers now, and would pass
 * over what lies between. That is mailed at once, as whoever asks for it expects; what was mailed before is not mailed again.
 */
import { later } from '#core/outbox'
import { addDays } from '#core/days'
import { celebratedOn } from '#communications/daily/celebrated'
import { lockCalendar, plannedThrough } from '#communications/daily/plan_company'
import { DAILY, daysBefore, type DailyEvent } from '#communications/event_types'
import { foretelling } from '#communications/foretelling'
import CommunicationTemplate from '#communications/models/communication_template'
import type { Occasion } from '#communications/occasions/occasion'

/** Each day after this one and within the lead of now. */
type Moved = { templateId: string; after: string }

/** To be asked before a template is changed; what it answers is called after. One that was not sent, or is not any more, is as if it were new. */
export function watchLead(template: CommunicationTemplate) {
  const { isActive } = template
  const lead = daysBefore(template)

  return async () => {
    if (!isActive || !template.isActive || daysBefore(template) <= lead || !isDaily(template)) return
    const moved: Moved = { templateId: template.id, after: addDays(await plannedThrough(template), lead) }
    if (foretelling.wants()) await foretelling.tell('communication_template.moved_forward', moved)
    await later('mail', 'moved-forward', moved)
  }
}

const isDaily = ({ eventType }: CommunicationTemplate) => (DAILY as readonly string[]).includes(eventType)

/**
 * What a template that was moved forward passes over: the calendar is held first, as by whoever plans a morning, so that none is planned
 * meanwhile. A dry run has the template already, and only foretells: it would wait for the one who waits for it.
 */
export async function withinLongerLead({ templateId, after }: Moved): Promise<[CommunicationTemplate[], Occasion[]]> {
  if (!foretelling.wants()) await lockCalendar()
  const [template] = await CommunicationTemplate.query().where('id', templateId).where('live', 1).where('isActive', true).forShare()
  if (!template) return [[], []]

  const last = addDays(await plannedThrough(template), daysBefore(template))
  const days: string[] = []
  for (let day = addDays(after, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return [[template], await celebratedOn(days, template.eventType as DailyEvent)]
}
