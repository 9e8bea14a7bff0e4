/**
 * The worker's job `mail/webhook-disabled`: an administrator learns that a webhook was switched
 * off.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { languageOf } from '#core/primitives/language'
import { deliver } from '#core/mail/mail'

const WORDS = {
  en: {
    subject: 'A webhook was switched off',
    text: (url: string) =>
      `The webhook to ${url} was switched off: it has taken no message for five days, or has answered that it is gone (410).\nOnce its receiver is well again, set "active": true on it; what was not delivered is in its deliveries.`,
  },
  es: {
    subject: 'Se desactivó un webhook',
    text: (url: string) =>
      `El webhook hacia ${url} se desactivó: no recibió ningún mensaje durante cinco días, o respondió que ya no existe (410).\nCuando su receptor funcione de nuevo, póngale "active": true; lo que no se entregó está entre sus entregas.`,
  },
}

/** Nothing is sent where the webhook or the user was deleted meanwhile. */
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

  const { subject, text } = WORDS[languageOf(Current.tenant.locale)]
  await deliver({
    id: `webhook-${webhookId}-${outboxId}`,
    to: user.email,
    name: user.name,
    subject,
    text: `${text(webhook.url)}\n`,
  })
}
