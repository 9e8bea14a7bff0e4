import { defineExport } from '#core/resources/exportable'
import { mustBeAgent } from '#support/agents'
import { ticketCategoryList } from '#support/controllers/ticket_categories_controller'
import { ticketList } from '#support/controllers/tickets_controller'

export default function exportTickets() {
  defineExport('tickets', {
    scope: 'tickets',
    list: ticketList,
    mustSeeAll: () => mustBeAgent('export them'),
  })
  defineExport('ticket-categories', { scope: 'tickets', list: ticketCategoryList })
}
