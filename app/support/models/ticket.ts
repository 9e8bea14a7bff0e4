import { beforeSave } from '@adonisjs/lucid/orm'
import { TicketSchema } from '#database/schema'
import { folded } from '#core/database/search_text'
import type { Priority } from '#support/targets/priorities'
import type { TicketStatus } from '#support/ticket_lifecycle'

export default class Ticket extends TicketSchema {
  declare status: TicketStatus
  declare priority: Priority

  @beforeSave()
  static makeSearchable(ticket: Ticket) {
    ticket.searchText = folded(
      String(ticket.number),
      ticket.subject,
      ticket.requesterName,
      ticket.description
    ).slice(0, 1000)
  }
}
