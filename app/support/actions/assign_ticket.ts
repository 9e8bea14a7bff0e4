import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { isRoleOfAgents, mustBeAgent } from '#support/agents'
import { tell } from '#support/history'
import { noticeAssignee } from '#support/mail/notices'
import Ticket from '#support/models/ticket'

/** Assigns to an active agent of the company; null unassigns. */
export async function assignTicket(id: string, userId: string | null): Promise<Ticket> {
  mustBeAgent('assign tickets')
  const ticket = await lockOrFail(Ticket, id)
  if (ticket.assigneeId === userId) return ticket

  const name = userId && (await nameOfAgent(userId))
  const before = ticket.assigneeId && String((await userWith(ticket.assigneeId)).name)
  await ticket.merge({ assigneeId: userId }).save()
  await tell(id, { action: 'ASSIGNED', from: before, to: name })
  await noticeAssignee(ticket)
  await announce('ticket.assigned', { ticketId: id, userId })
  return ticket
}

/** Refuses 422 unknown users and users without an agent's role. */
async function nameOfAgent(userId: string): Promise<string> {
  const user = await userWith(userId)
  if (!user?.live || !user.is_active) throw invalid('userId', 'NOT_FOUND', 'There is no such user')
  if (!isRoleOfAgents(user.role))
    throw invalid(
      'userId',
      'INVALID',
      `${user.name} is not an agent: assign a user with the role SUPPORT or ADMIN`
    )
  return String(user.name)
}

async function userWith(id: string) {
  const [user] = await rows(
    'SELECT name, role, is_active, live FROM users WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  return user
}
