import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mustBeAgent } from '#support/agents'
import { tell } from '#support/history'
import type Ticket from '#support/models/ticket'
import { deadlinesOf } from '#support/targets/targets'
import type { TicketChanges } from '#support/validators/ticket'

/** A new priority recalculates deadlines from creation. Refuses 403 callers except agents. */
export async function changeTicket(ticket: Ticket, changes: TicketChanges) {
  mustBeAgent('change tickets; you may comment on your own')
  const { priority } = ticket
  ticket.merge(changes)
  const changed = Object.keys(ticket.$dirty)

  if (ticket.priority !== priority) {
    ticket.merge(await deadlinesOf(ticket, ticket))
    await tell(ticket.id, {
      action: 'CHANGED',
      from: priority,
      to: ticket.priority,
      note: 'priority',
    })
  }
  for (const field of changed)
    if (field !== 'priority') await tell(ticket.id, { action: 'CHANGED', note: field })
  await whenChanged(
    ticket,
    () => ticket.save(),
    () => announce('ticket.updated', { ticketId: ticket.id })
  )
}
