/** An occasion: its employee gets a mail by each active template of its event. */
import type { EventTypeName } from '#communications/event_types'
import type { Given } from '#communications/letters/values'

export type Occasion = {
  eventType: EventTypeName
  employeeId: string
  /** Unique with template and employee, such as the year of a birthday. */
  occurrence: string
  day: string
  given?: Given
}
