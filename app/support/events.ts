import { defineEvents } from '#core/event_types'
import { ticketRecord } from '#support/transformers/ticket_record'

export function defineTicketEvents() {
  defineEvents({ record: ticketRecord, scope: 'tickets', id: 'ticketId' }, {
    'ticket.created': 'A ticket was opened',
    'ticket.updated': 'What a ticket says was changed, or its priority',
    'ticket.assigned': 'A ticket was given to somebody, or taken from them',
    'ticket.commented': 'Somebody has written on a ticket',
    'ticket.status_changed': 'A ticket got another status; `from` and `to` say which',
    'ticket.deleted': 'A ticket was deleted',
  })
}
