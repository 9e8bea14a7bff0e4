/** Mails about an account, such as a changed address: somebody else may have changed it. */
import { deliver } from '#core/mail/mail'
import { later } from '#core/jobs/outbox'
import { Current } from '#core/context/current'
import { textsOf } from '#core/primitives/texts'

type Notice = {
  notice: 'email_changed' | 'password_reset' | 'totp_added' | 'totp_removed'
  to: string
  name: string
  /** For `email_changed`. */
  before?: string
  email?: string
}

/** Queues a notice in the transaction of the change, in the language of the current company. */
export const sendNotice = (notice: Notice) => later('mail', 'account_notice', { ...notice })

/** Worker job `mail/account_notice`. */
export async function sendAccountNotice(
  { notice, to, name, before = '', email = to }: Notice,
  outboxId: string
) {
  const { tenant } = Current
  const words = textsOf('account_notices', tenant.locale)
  await deliver({
    id: `account-notice-${outboxId}`,
    to,
    name,
    subject: words(`${notice}.subject`),
    text: [
      words('greeting', { name }),
      '',
      words(`${notice}.text`, { before, email }),
      '',
      words('not_you', { company: tenant.name }),
      '',
    ].join('\n'),
  })
}
