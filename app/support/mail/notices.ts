/** Who is told by mail what happened to a ticket. Nobody is told what they did themselves. */
import { Current } from '#core/current'
import { later } from '#core/outbox'
import type { NoticeKind } from '#support/mail/words'
import type Ticket from '#support/models/ticket'
import type TicketComment from '#support/models/ticket_comment'

export const noticeAssignee = (ticket: Ticket) => notice('assigned', ticket, ticket.assigneeId)

/** The requester; the assignee as well when it is theirs again. */
export async function noticeStatus(ticket: Ticket) {
  await notice('status', ticket, ticket.requesterId)
  if (ticket.status === 'OPEN' && ticket.assigneeId !== ticket.requesterId) await notice('status', ticket, ticket.assigneeId)
}

/** The other side of the conversation; an internal comment stays among those who work on it. */
export async function noticeComment(ticket: Ticket, { id, internal }: TicketComment) {
  const isRequester = Current.actor.id !== null && Current.actor.id === ticket.requesterId
  await notice('commented', ticket, isRequester || internal ? ticket.assigneeId : ticket.requesterId, id)
}

async function notice(kind: NoticeKind, { id, status }: Ticket, userId: string | null, commentId: string | null = null) {
  if (!userId || userId === Current.actor.id) return
  Current.unit!.effect('mail', { kind: `ticket ${kind}`, userId })
  await later('mail', 'ticket-notice', { ticketId: id, kind, status, userId, commentId })
}
