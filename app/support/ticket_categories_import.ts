/** Import of ticket categories, matched by name. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { unaccented } from '#core/database/search_text'
import { changeCategory, makeCategory } from '#support/actions/keep_category'
import TicketCategory from '#support/models/ticket_category'
import { createTicketCategory, updateTicketCategory } from '#support/validators/ticket_category'

export default defineImport({
  resource: 'ticket-categories',
  scope: 'tickets:write',
  model: TicketCategory,
  create: createTicketCategory,
  update: updateTicketCategory,
  key: 'name',
  unique: { attribute: 'name', of: ({ name }) => unaccented(name as string) },
  make: makeCategory,
  change: changeCategory,
  labels: {
    name: label('Nombre, Categoría', 'Name, Category'),
  },
  example: { name: 'Garantías', description: 'Productos que se devuelven con defecto' },
})
