import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { integrationOf } from '#core/resources/integration/changes'
import { lockOrFail } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { openTicket } from '#support/actions/open_ticket'
import { tell } from '#support/history'
import Ticket from '#support/models/ticket'
import { nextStates } from '#support/transformers/ticket_transformer'
import type { FollowUp } from '#support/validators/ticket'

/** Opens a ticket from a closed one, with its values and an active category; 409 unless closed. */
export async function followUpTicket(
  id: string,
  { subject, description, priority, dueDate, ...more }: FollowUp
) {
  const closed = await lockOrFail(Ticket, id)
  if (closed.status !== 'CLOSED')
    throw conflict('INVALID_TRANSITION', 'Only a closed ticket can be followed up', {
      currentStatus: closed.status,
      allowedActions: nextStates(closed),
    })

  const ticket = await openTicket(
    {
      categoryId: await stillTaking(closed.categoryId),
      subject: subject ?? closed.subject,
      description: description ?? closed.description,
      priority: priority ?? closed.priority,
      dueDate,
      ...integrationOf(more),
    },
    { followUpOfId: id }
  )
  await tell(id, { action: 'FOLLOWED_UP', to: String(ticket.number) })
  return ticket
}

async function stillTaking(categoryId: string | null): Promise<string | null> {
  const [category] = await rows(
    'SELECT id FROM ticket_categories WHERE tenant_id = ? AND id = ? AND is_active = 1',
    [Current.tenantId, categoryId]
  )
  return category ? String(category.id) : null
}
