/** Mails of sandboxes, which are kept for `GET /sandbox/mails` and never leave. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { newId } from '#core/primitives/ids'
import type { Outgoing } from '#core/mail/mail'

/** True where mails are kept: in a sandbox. */
export const keepsMails = () => Current.tenantIfAny?.isSandbox ?? false

/** Keeps a mail of the current tenant. A repeated job keeps one, as one would arrive. */
export async function keepMail(outgoing: Outgoing) {
  const { id, to, name, alsoTo = [], cc = [], fromName, replyTo, subject, text, html } = outgoing
  const { attachments = [], embedded = [] } = outgoing
  const now = clock.now()
  const mail = {
    tenant_id: Current.tenantId,
    id: newId(now.getTime()),
    source: id,
    recipient: to,
    recipient_name: name ?? null,
    also_to: JSON.stringify(alsoTo),
    cc: JSON.stringify(cc),
    sender_name: fromName ?? null,
    reply_to: replyTo?.email ?? null,
    subject,
    text_body: text,
    html_body: html ?? null,
    attachments: JSON.stringify(
      [...attachments, ...embedded].map(({ name: file, type, content }) => ({
        name: file,
        type,
        size: content.length,
      }))
    ),
    version: 1,
    created_at: sqlInstant(now),
    updated_at: sqlInstant(now),
  }
  await execute(
    `${insertInto('sandbox_mails', [mail])} ON DUPLICATE KEY UPDATE source = VALUES(source)`
  )
}
