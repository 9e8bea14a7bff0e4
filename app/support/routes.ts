import { resource, action } from '#core/endpoints/routing'
import { ticketCategories } from '#support/controllers/ticket_categories_controller'
import { ticketComments, ticketHistory } from '#support/controllers/ticket_parts_controller'
import { tickets } from '#support/controllers/tickets_controller'

export default () => {
  resource('ticket-categories', ticketCategories, 'tickets')

  resource('tickets', tickets, 'tickets')
  action('tickets', 'status', tickets.status, 'tickets')
  action('tickets', 'assign', tickets.assign, 'tickets')
  action('tickets', 'follow-up', tickets.followUp, 'tickets')
  resource('tickets/:id/comments', ticketComments, 'tickets')
  resource('tickets/:id/history', ticketHistory, 'tickets')
}
