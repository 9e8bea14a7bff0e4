/** Worker job `mail/password_reset`, queued for every address that somebody named. */
import env from '#start/env'
import { Current } from '#core/context/current'
import { deliver } from '#core/mail/mail'
import { textsOf } from '#core/primitives/texts'
import { makeReset } from '#identity/password_reset/resets'

/** Mails the link in the language of the company; a retry sends the same link and Message-ID. */
export async function sendPasswordReset({ email }: { email: string }, outboxId: string) {
  const reset = await makeReset(outboxId, email)
  if (!reset?.token) return

  const [{ user, tenant }] = reset.memberships
  const { name } = user
  const words = textsOf('password_resets', tenant.locale)
  const link = new URL('/admin/reset', env.get('APP_URL'))
  link.searchParams.set('token', reset.token)

  await Current.within(tenant, () =>
    deliver({
      id: `password-reset-${outboxId}`,
      to: email,
      name,
      subject: words('subject'),
      text: [
        words('greeting', { name }),
        '',
        words('explanation', { email }),
        '',
        link.href,
        '',
        words('once'),
        '',
      ].join('\n'),
    })
  )
}
