/** Categories of tickets from files, known again by their name. */
import { defineBulk } from '#core/bulk'
import { unaccented } from '#core/search'
import TicketCategory from '#support/models/ticket_category'
import { createTicketCategory, updateTicketCategory } from '#support/validators/ticket_category'

export default defineBulk({
  resource: 'ticket-categories',
  scope: 'tickets:write',
  model: TicketCategory,
  create: createTicketCategory,
  update: updateTicketCategory,
  key: 'name',
  unique: { attribute: 'name', of: ({ name }) => unaccented(name as string) },
  make: (category) => TicketCategory.create(category),
  change: (category, changes) => category.merge(changes).save(),
  example: { name: 'Garantías', description: 'Productos que se devuelven con defecto' },
})
