import router from '@adonisjs/core/services/router'
import type { Operation } from '#core/operations'
import { resource } from '#core/routing'
import { ticketCategories } from '#support/controllers/ticket_categories_controller'
import { ticketComments, ticketHistory } from '#support/controllers/ticket_parts_controller'
import { tickets } from '#support/controllers/tickets_controller'
import { middleware } from '#start/kernel'

export default () => {
  resource('ticket-categories', ticketCategories, 'tickets')

  resource('tickets', tickets, 'tickets')
  verb('status', tickets.status)
  verb('assign', tickets.assign)
  verb('follow-up', tickets.followUp)
  resource('tickets/:id/comments', ticketComments, 'tickets')
  resource('tickets/:id/history', ticketHistory, 'tickets')
}

function verb(name: string, handler: Operation) {
  router.post(`tickets/:id/${name}`, handler).as(`tickets.${name}`).use(middleware.can('tickets:write'))
}
