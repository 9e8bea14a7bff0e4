import { TicketEventSchema } from '#database/schema'

/** History by itself: the audit trail has the change that it tells. */
export default class TicketEvent extends TicketEventSchema {
  static audited = false
}
