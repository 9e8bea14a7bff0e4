import { clock } from '#core/primitives/clock'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict, forbidden } from '#core/errors/refusal'
import { companySettings } from '#tenants/settings'
import { isAgent } from '#support/agents'
import { tell } from '#support/history'
import { noticeStatus } from '#support/mail/notices'
import Ticket from '#support/models/ticket'
import { deadlinesOf, stopped } from '#support/targets/targets'
import { isStanding, type TicketStatus } from '#support/ticket_lifecycle'
import { nextStates } from '#support/transformers/ticket_transformer'

const DAY = 86_400_000

/** Refuses 409 INVALID_TRANSITION, also for the current status; 403 agents' states. */
export async function changeStatus(
  id: string,
  { status, note }: { status: TicketStatus; note?: string | null }
): Promise<Ticket> {
  const ticket = await lockOrFail(Ticket, id)
  const from = ticket.status
  if (!isAgent() && isAgentsWork(status))
    throw forbidden('Only agents may set this status; you may close and reopen your own tickets')
  mustBePossible(ticket, status)

  const now = clock.now()
  ticket.merge({
    status,
    ...(isStanding(status) ? await goingOn(ticket, now) : await ending(ticket, status, now)),
  })
  await ticket.save()
  await tell(id, { action: 'STATUS', from, to: status, note })
  await noticeStatus(ticket)
  await announce('ticket.status_changed', { ticketId: id, from, to: status })
  return ticket
}

const isAgentsWork = (status: TicketStatus) => status === 'IN_PROGRESS' || status === 'RESOLVED'

function mustBePossible(ticket: Ticket, status: TicketStatus) {
  const allowedActions = nextStates(ticket)
  if (allowedActions.includes(status)) return

  const isOver = ticket.status === 'CLOSED' && !allowedActions.length
  const detail = isOver
    ? 'The ticket was closed too long ago to be reopened: follow it up instead'
    : `${status} is not possible while the status is ${ticket.status}`
  throw conflict('INVALID_TRANSITION', detail, { currentStatus: ticket.status, allowedActions })
}

/** The clock continues from the minutes used. */
async function goingOn(ticket: Ticket, now: Date) {
  const clock = {
    runningSince: ticket.runningSince ?? now.toISOString(),
    minutesUsed: ticket.minutesUsed,
  }
  return {
    ...clock,
    resolvedAt: null,
    closedAt: null,
    reopenableUntil: null,
    ...(await deadlinesOf({ priority: ticket.priority, ...clock }, ticket)),
  }
}

/** The clock stops; closing without a solution also counts as resolved. */
async function ending(ticket: Ticket, status: TicketStatus, now: Date) {
  const settings = await companySettings()
  const closed = status === 'CLOSED' && {
    closedAt: now.toISOString(),
    reopenableUntil: new Date(now.getTime() + settings.ticketReopenDays * DAY).toISOString(),
  }
  return {
    ...stopped(ticket, now.toISOString(), settings),
    resolvedAt: ticket.resolvedAt ?? now.toISOString(),
    ...closed,
  }
}
