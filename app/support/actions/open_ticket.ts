import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { nextNumber } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { tell } from '#support/history'
import Ticket from '#support/models/ticket'
import { deadlinesOf } from '#support/targets/targets'
import type { NewTicket } from '#support/validators/ticket'

/** Opens a ticket for the caller and starts its clock; `followUpOfId` is a closed ticket. */
export async function openTicket(
  { categoryId, ...asked }: NewTicket,
  { followUpOfId = null }: { followUpOfId?: string | null } = {}
) {
  if (categoryId) await mustTakeTickets(categoryId)
  const { actor } = Current
  const now = clock.now()
  const running = { runningSince: now.toISOString(), minutesUsed: 0 }

  const ticket = await Ticket.create({
    id: newId(now.getTime()),
    number: await nextNumber('tickets'),
    status: 'OPEN',
    ...asked,
    categoryId: categoryId ?? null,
    dueDate: asked.dueDate ?? null,
    requesterId: actor.type === 'user' ? actor.id : null,
    requesterName: actor.name,
    followUpOfId,
    ...running,
    ...(await deadlinesOf(
      { priority: asked.priority, ...running },
      { createdAt: running.runningSince }
    )),
  })
  await tell(ticket.id, { action: 'OPENED', to: 'OPEN' })
  await announce('ticket.created', { ticketId: ticket.id })
  return ticket
}

async function mustTakeTickets(categoryId: string) {
  const [category] = await rows(
    'SELECT is_active FROM ticket_categories WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, categoryId]
  )
  if (!category) throw invalid('categoryId', 'NOT_FOUND', 'There is no such category')
  if (!category.is_active)
    throw invalid('categoryId', 'INVALID', 'The category is inactive and takes no tickets')
}
