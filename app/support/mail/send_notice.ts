/** Job `mail/ticket-notice`: notifies one user of one event of a ticket. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { deliver } from '#core/mail/mail'
import { isRoleOfAgents } from '#support/agents'
import { textsOf } from '#core/primitives/texts'
import type { NoticeKind } from '#support/mail/notices'
import type { TicketStatus } from '#support/ticket_lifecycle'

type Asked = {
  data: {
    ticketId: string
    kind: NoticeKind
    status: TicketStatus
    userId: string
    commentId: string | null
  }
  outboxId: string
}

/** A repeated run has the same Message-ID. Recipients must still be allowed to read it. */
export async function sendTicketNotice({
  data: { ticketId, kind, status, userId, commentId },
  outboxId,
}: Asked) {
  const [user] = await rows(
    'SELECT name, email, role FROM users WHERE tenant_id = ? AND id = ? AND live = 1 AND is_active = 1',
    [Current.tenantId, userId]
  )
  const [ticket] = await rows(
    'SELECT number, subject, requester_id AS requesterId FROM tickets WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, ticketId]
  )
  if (!user || !ticket) return

  const comment = commentId ? await commentOf(commentId) : undefined
  if (!isRoleOfAgents(user.role) && (comment?.internal || userId !== ticket.requesterId)) return

  const words = textsOf('ticket_notices', Current.tenant.locale)
  await deliver({
    id: `ticket-${ticketId}-${outboxId}`,
    to: user.email,
    name: user.name,
    subject: words('subject', { number: ticket.number, subject: ticket.subject }),
    text: [
      words('greeting', { name: user.name }),
      '',
      words(`said.${kind}`, {
        status: words(`states.${status}`),
        who: Current.actor.name,
      }),
      ...(comment ? ['', comment.body] : []),
      '',
      Current.tenant.name,
      '',
    ].join('\n'),
  })
}

async function commentOf(id: string) {
  const [comment] = await rows(
    'SELECT body, internal FROM ticket_comments WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  return comment
}
