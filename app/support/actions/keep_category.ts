import type { InputOf } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import TicketCategory from '#support/models/ticket_category'
import type {
  createTicketCategory,
  updateTicketCategory,
} from '#support/validators/ticket_category'

export async function makeCategory(
  input: InputOf<typeof createTicketCategory>
): Promise<TicketCategory> {
  const category = await TicketCategory.create(input)
  await announce('ticket_category.created', { ticketCategoryId: category.id })
  return category
}

export function changeCategory(
  category: TicketCategory,
  changes: InputOf<typeof updateTicketCategory>
) {
  return whenChanged(
    category,
    () => category.merge(changes).save(),
    () => announce('ticket_category.updated', { ticketCategoryId: category.id })
  )
}
