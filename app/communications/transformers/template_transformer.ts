import { defineTransformer, out } from '#core/resources/transformer'
import { EVENT_TYPES } from '#communications/event_types'

export const templateTransformer = defineTransformer(
  'CommunicationTemplate',
  'communication_templates',
  {
    id: out.id(),
    eventType: out.choice(EVENT_TYPES),
    name: out.text(),
    subject: out.text(),
    body: out.text({ description: 'HTML as it is sent: what could do harm was taken out' }),
    sendDaysBefore: out.orNull(out.whole()),
    isActive: out.flag({ description: 'Only active templates are sent' }),
  },
  { soft: true }
)
