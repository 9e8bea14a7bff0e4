/** Recipients of ticket notices, without the actor. */
import { Current } from '#core/context/current'
import { later } from '#core/jobs/outbox'
import { dryRunEffect } from '#core/database/transaction/writes'
import type Ticket from '#support/models/ticket'
import type TicketComment from '#support/models/ticket_comment'

export type NoticeKind = 'assigned' | 'status' | 'commented'

export const noticeAssignee = (ticket: Ticket) => notice('assigned', ticket, ticket.assigneeId)

export const noticeStatus = (ticket: Ticket) => noticeBoth('status', ticket)

/** Internal comments notify only the assignee. */
export const noticeComment = (ticket: Ticket, { id, internal }: TicketComment) =>
  internal
    ? notice('commented', ticket, ticket.assigneeId, id)
    : noticeBoth('commented', ticket, id)

/** Requester and assignee may be the same user. */
async function noticeBoth(kind: NoticeKind, ticket: Ticket, commentId?: string) {
  for (const userId of new Set([ticket.requesterId, ticket.assigneeId]))
    await notice(kind, ticket, userId, commentId)
}

async function notice(
  kind: NoticeKind,
  { id, status }: Ticket,
  userId: string | null,
  commentId: string | null = null
) {
  if (!userId || userId === Current.actor.id) return
  dryRunEffect('mail', { kind: `ticket ${kind}`, userId })
  await later('mail', 'ticket-notice', { ticketId: id, kind, status, userId, commentId })
}
