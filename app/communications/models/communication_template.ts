import { CommunicationTemplateSchema } from '#database/schema'
import type { EventTypeName } from '#communications/event_types'

export default class CommunicationTemplate extends CommunicationTemplateSchema {
  declare eventType: EventTypeName
}
