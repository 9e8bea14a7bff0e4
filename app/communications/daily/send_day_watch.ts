/**
 * A template that is to be sent earlier than before: the mornings to come look for days behind
 * those that it covers now, and would pass over what lies between. That is mailed at once, as
 * whoever asks for it expects; what was mailed before is not mailed again.
 */
import { later } from '#core/jobs/outbox'
import { addDays } from '#core/calendar/days'
import type { Moved } from '#communications/daily/earlier_send_day'
import { plannedThrough } from '#communications/daily/plan_company'
import { DAILY, daysBefore } from '#communications/event_types'
import { dryRunMails } from '#communications/dry_run_mails'
import type CommunicationTemplate from '#communications/models/communication_template'

const FORWARD = 'communication_template.moved_forward'

/**
 * To be asked before a template is changed; what it answers is called after. One that was not sent,
 * or is not any more, is as if it were new.
 */
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
