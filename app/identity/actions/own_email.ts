/** The own e-mail changes with the present password alone, and both addresses get a mail. */
import { recordSecurity } from '#core/audit/security_notes'
import { Current } from '#core/context/current'
import { invalid } from '#core/errors/refusal'
import { checkPassword } from '#identity/log_in'
import { sendNotice } from '#identity/mail/account_notices'
import type User from '#identity/models/user'

/** 422 on `currentPassword` without one, 401 for a wrong one. */
export async function mustKnowPassword({ email }: User, currentPassword?: string | null) {
  if (!currentPassword)
    throw invalid(
      'currentPassword',
      'REQUIRED',
      'Another e-mail of your own needs your present password: send it as currentPassword.'
    )
  await checkPassword(email, currentPassword, Current.origin)
}

export async function noteOwnEmail({ id, name, email }: User, before: string) {
  await recordSecurity('security.email_changed', id, { user: name })
  for (const to of [before, email])
    await sendNotice({ notice: 'email_changed', to, name, before, email })
}
