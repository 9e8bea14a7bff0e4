import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type Origin } from '#core/context/current'
import { execute } from '#core/database/query'
import { record } from '#core/audit/audit'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { invalid } from '#core/errors/refusal'
import { hashSecret } from '#core/primitives/secrets'
import { endInvitations } from '#identity/invitations/invitations'
import { forgiveFailures } from '#identity/log_in'
import { sendNotice } from '#identity/mail/account_notices'
import type { Membership } from '#identity/memberships'
import { endResets } from '#identity/password_reset/end_resets'
import { openReset } from '#identity/password_reset/resets'
import { mustBeStrong } from '#identity/passwords'
import { putPassword } from '#identity/people/people'

/**
 * Sets the password by a link, once, and ends tokens, sessions and links of the person. 422 on
 * `token` if used, expired or unknown, and on `password` by the rules of `mustBeStrong`.
 */
export async function resetPassword(
  token: string,
  password: string,
  origin: Origin,
  { dryRun = false } = {}
): Promise<{ email: string }> {
  const { id, personId, email, memberships } = (await openReset(token)) ?? refused()
  for (const { user, tenant } of memberships)
    mustBeStrong(password, { email, name: user.name, company: tenant.name })
  const hash = await hashSecret(password)

  const [{ user, tenant }] = memberships
  await Current.run({ tenant, actor: actorOf(user), origin }, () =>
    transaction(
      async () => {
        // Of two requests with one link, the second waits here and finds it used.
        const used = await execute(
          'UPDATE password_resets SET used_at = ? WHERE id = ? AND used_at IS NULL',
          [sqlInstant(clock.now()), id]
        )
        if (!used) refused()

        await putPassword(personId, hash, { provesEmail: true })
        await endResets(personId)
        for (const one of memberships) await noteIn(one)
        await sendNotice({ notice: 'password_reset', to: email, name: user.name })
        afterCommit(forgetCallers)
        afterCommit(() => forgiveFailures(email))
      },
      { dryRun }
    )
  )
  return { email }
}

/** Administrators of each company see it. */
function noteIn({ user, tenant }: Membership) {
  return Current.within(tenant, async () => {
    await endInvitations(user.id)
    record({ action: 'user.password_reset', entity: 'user', entityId: user.id })
    await recordSecurity('security.password_reset', user.id, { user: user.name })
  })
}

const actorOf = ({ id, name, role }: Membership['user']) => ({
  type: 'user' as const,
  id,
  name,
  role,
  scopes: new Set<string>(),
  isSuperAdmin: false,
})

function refused(): never {
  throw invalid('token', 'INVALID', 'This link was used already or has expired; ask for another.')
}
