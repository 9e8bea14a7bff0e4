/** The job `mail/webhook-disabled`: notifies an administrator of a disabled webhook. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { textsOf } from '#core/primitives/texts'
import { deliver } from '#core/mail/mail'

/** Sends nothing when the webhook or the user was deleted. */
export async function sendWebhookNotice({
  data: { webhookId, userId },
  outboxId,
}: {
  data: { webhookId: string; userId: string }
  outboxId: string
}) {
  const [webhook] = await rows(
    'SELECT url FROM webhooks WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, webhookId]
  )
  const [user] = await rows(
    'SELECT name, email FROM users WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, userId]
  )
  if (!webhook || !user) return

  const words = textsOf('webhook_notices', Current.tenant.locale)
  await deliver({
    id: `webhook-${webhookId}-${outboxId}`,
    to: user.email,
    name: user.name,
    subject: words('subject'),
    text: `${words('text', { url: webhook.url })}\n`,
  })
}
