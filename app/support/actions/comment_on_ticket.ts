import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { mustBeAgent } from '#support/agents'
import { tell } from '#support/history'
import { noticeComment } from '#support/mail/notices'
import Ticket from '#support/models/ticket'
import TicketComment from '#support/models/ticket_comment'
import type { NewComment } from '#support/validators/ticket'

/** The first public comment not by the requester is the first response. */
export async function commentOnTicket(id: string, { body, internal }: NewComment) {
  if (internal) mustBeAgent('write internal comments')
  const ticket = await lockOrFail(Ticket, id)
  const { actor } = Current

  const comment = await TicketComment.create({
    ticketId: id,
    body,
    internal,
    authorId: actor.id,
    authorName: actor.name,
  })
  if (!internal && !ticket.firstResponseAt && actor.id !== (await requesterOf(ticket)))
    await ticket.merge({ firstResponseAt: clock.now().toISOString() }).save()

  await tell(id, { action: internal ? 'NOTED' : 'COMMENTED' })
  await noticeComment(ticket, comment)
  await announce('ticket.commented', { ticketId: id, commentId: comment.id })
  return comment
}

/** A ticket of an integration has no user; its history has the requester. */
async function requesterOf({ id, requesterId }: Ticket): Promise<string | null> {
  if (requesterId) return requesterId

  const [opened] = await rows(
    "SELECT actor_id AS id FROM ticket_events WHERE tenant_id = ? AND ticket_id = ? AND action = 'OPENED' LIMIT 1",
    [Current.tenantId, id]
  )
  return opened?.id ?? null
}
