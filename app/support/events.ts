import { defineEvents } from '#core/resources/webhook_events'
import { ticketCategoryTransformer } from '#support/transformers/ticket_parts'
import { ticketTransformer } from '#support/transformers/ticket_transformer'

export default function defineTicketEvents() {
  defineEvents(
    { record: ticketTransformer, scope: 'tickets', id: 'ticketId' },
    {
      'ticket.created': 'A ticket was opened',
      'ticket.updated': 'Text or priority of a ticket was changed',
      'ticket.assigned': 'A ticket was assigned or unassigned',
      'ticket.commented': 'A comment was added to a ticket',
      'ticket.status_changed': 'A ticket changed its status; see `from` and `to`',
      'ticket.target_missed':
        'An open ticket missed a target; target is FIRST_RESPONSE or RESOLUTION',
      'ticket.deleted': 'A ticket was deleted',
    }
  )
  defineEvents(
    { record: ticketCategoryTransformer, scope: 'tickets', id: 'ticketCategoryId' },
    {
      'ticket_category.created': 'A ticket category was created',
      'ticket_category.updated': 'A ticket category was changed',
      'ticket_category.deleted': 'A ticket category was deleted; the message has the id only',
    }
  )
}
