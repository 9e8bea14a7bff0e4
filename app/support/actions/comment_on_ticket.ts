import { clock } from '#core/clock'
import { Current } from '#core/current'
import { lockOrFail } from '#core/operations'
import { announce } from '#core/outbox'
import { mustBeAgent } from '#support/agents'
import { tell } from '#support/history'
import { noticeComment } from '#support/mail/notices'
import Ticket from '#support/models/ticket'
import TicketComment from '#support/models/ticket_comment'
import type { NewComment } from '#support/validators/ticket'

/** The first public one by somebody else than the requester is the first response. */
export async function commentOnTicket(id: string, { body, internal }: NewComment) {
  if (internal) mustBeAgent('write internal comments')
  const ticket = await lockOrFail(Ticket, id)
  const { actor } = Current

  const comment = await TicketComment.create({ ticketId: id, body, internal, authorId: actor.id, authorName: actor.name })
  if (!internal && !ticket.firstResponseAt && actor.id !== ticket.requesterId) await ticket.merge({ firstResponseAt: clock.now().toISOString() }).save()

  await tell(id, { action: internal ? 'NOTED' : 'COMMENTED' })
  await noticeComment(ticket, comment)
  await announce('ticket.commented', { ticketId: id, commentId: comment.id })
  return comment
}
