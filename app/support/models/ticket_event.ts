import { TicketEventSchema } from '#database/schema'

/** Not audited: the audit trail has the change itself. */
export default class TicketEvent extends TicketEventSchema {
  static audited = false
}
