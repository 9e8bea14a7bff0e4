import { defineTransformer, out } from '#core/resources/transformer'
import { TICKET_ACTIONS } from '#support/history'

export const ticketCategoryTransformer = defineTransformer('TicketCategory', 'ticket_categories', {
  id: out.id(),
  name: out.text({ example: 'Soporte técnico' }),
  description: out.orNull(out.text()),
  isActive: out.flag({ description: 'An inactive one takes no new tickets' }),
})

export const commentTransformer = defineTransformer(
  'TicketComment',
  'ticket_comments',
  {
    id: out.id(),
    ticketId: out.id(),
    body: out.text(),
    internal: out.flag({ description: 'Seen by those who work on tickets alone' }),
    authorId: out.orNull(out.id()),
    authorName: out.text(),
  },
  { fixed: true }
)

export const ticketEventTransformer = defineTransformer(
  'TicketEvent',
  'ticket_events',
  {
    id: out.id(),
    ticketId: out.id(),
    action: out.choice(TICKET_ACTIONS, { description: 'NOTED is an internal comment' }),
    from: out.orNull(out.text()),
    to: out.orNull(out.text()),
    note: out.orNull(out.text()),
    actorId: out.orNull(out.id()),
    actorName: out.text(),
  },
  { fixed: true }
)
