/**
 * Something that happened, or will: whoever it is about gets a mail by each active template of its
 * event.
 */
import type { EventTypeName } from '#communications/event_types'
import type { Given } from '#communications/letters/values'

export type Occasion = {
  eventType: EventTypeName
  employeeId: string
  /**
   * What makes it this one and no other, such as the year of a birthday: a template never mails the
   * same twice to an employee.
   */
  occurrence: string
  /** The day that the mail is about. */
  day: string
  /** Values of placeholders beside the name and the day. */
  given?: Given
}
