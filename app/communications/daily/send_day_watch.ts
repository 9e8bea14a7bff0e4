/** Mails at once the days that a template would skip when its send day moves forward. */
import { later } from '#core/jobs/outbox'
import { addDays } from '#core/calendar/days'
import type { Moved } from '#communications/daily/earlier_send_day'
import { plannedThrough } from '#communications/daily/plan_company'
import { DAILY, daysBefore } from '#communications/event_types'
import { dryRunMails } from '#communications/dry_run_mails'
import type CommunicationTemplate from '#communications/models/communication_template'

const FORWARD = 'communication_template.moved_forward'

/** Called before a change; its result is called after. An inactive template counts as new. */
export function watchLead(template: CommunicationTemplate) {
  const { isActive } = template
  const lead = daysBefore(template)

  return async () => {
    if (!isActive || !template.isActive || daysBefore(template) <= lead || !isDaily(template))
      return
    const moved: Moved = {
      templateId: template.id,
      after: addDays(await plannedThrough(template), lead),
    }
    if (dryRunMails.wants(FORWARD)) await dryRunMails.tell(FORWARD, moved)
    await later('mail', 'moved-forward', moved)
  }
}

const isDaily = ({ eventType }: CommunicationTemplate) =>
  (DAILY as readonly string[]).includes(eventType)
