import { Current } from '#core/current'
import { rows } from '#core/database'
import { lockOrFail } from '#core/operations'
import { announce } from '#core/outbox'
import { invalid } from '#core/refusals'
import { mustBeAgent } from '#support/agents'
import { tell } from '#support/history'
import { noticeAssignee } from '#support/mail/notices'
import Ticket from '#support/models/ticket'

/** To a user of the company who may still log in, or to nobody. */
export async function assignTicket(id: string, userId: string | null): Promise<Ticket> {
  mustBeAgent('assign them')
  const ticket = await lockOrFail(Ticket, id)
  if (ticket.assigneeId === userId) return ticket

  const name = userId && (await nameOf(userId))
  const before = ticket.assigneeId && (await nameOf(ticket.assigneeId, { ofOld: true }))
  await ticket.merge({ assigneeId: userId }).save()
  await tell(id, { action: 'ASSIGNED', from: before, to: name })
  await noticeAssignee(ticket)
  await announce('ticket.assigned', { ticketId: id, userId })
  return ticket
}

async function nameOf(userId: string, { ofOld = false } = {}): Promise<string> {
  const [user] = await rows('SELECT name, is_active, live FROM users WHERE tenant_id = ? AND id = ?', [Current.tenantId, userId])
  if (!user || (!ofOld && (!user.live || !user.is_active))) throw invalid('userId', 'NOT_FOUND', 'There is no such user')
  return String(user.name)
}
