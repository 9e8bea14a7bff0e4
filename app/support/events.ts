import { defineEvents } from '#core/resources/webhook_events'
import { ticketCategoryTransformer } from '#support/transformers/ticket_parts'
import { ticketTransformer } from '#support/transformers/ticket_transformer'

export default function defineTicketEvents() {
  defineEvents(
    { record: ticketTransformer, scope: 'tickets', id: 'ticketId' },
    {
      'ticket.created': 'A ticket was opened',
      'ticket.updated': 'What a ticket says was changed, or its priority',
      'ticket.assigned': 'A ticket was given to somebody, or taken from them',
      'ticket.commented': 'Somebody has written on a ticket',
      'ticket.status_changed': 'A ticket got another status; `from` and `to` say which',
      'ticket.deleted': 'A ticket was deleted',
    }
  )
  defineEvents(
    { record: ticketCategoryTransformer, scope: 'tickets', id: 'ticketCategoryId' },
    {
      'ticket_category.created': 'A category of tickets was created',
      'ticket_category.updated': 'A category of tickets was changed',
      'ticket_category.deleted':
        'A category of tickets was deleted, of which nothing is left but the id',
    }
  )
}
