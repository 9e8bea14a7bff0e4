import { record } from '#core/audit/audit'
import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type Origin } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { setPassword } from '#identity/actions/set_password'
import { endInvitations, openInvitation } from '#identity/invitations/invitations'
import { companiesOf, lockPersonOf } from '#identity/people/people'

/**
 * Joins the company, once. Somebody new, and any SUPER_ADMIN, chooses a password; that of a member
 * of another company stays as it is. 422 on `token` if used, expired or unknown.
 */
export async function acceptInvitation(
  token: string,
  password: string | null | undefined,
  origin: Origin,
  { dryRun = false } = {}
) {
  const invitation = (await openInvitation(token)) ?? refused()
  const { id, userId, tenant } = invitation
  const actor = {
    type: 'user' as const,
    id: userId,
    name: invitation.name,
    role: null,
    scopes: new Set<string>(),
    isSuperAdmin: false,
  }

  await Current.run({ tenant, actor, origin }, () =>
    transaction(
      async () => {
        const [unused] = await rows(
          'SELECT id FROM invitations WHERE tenant_id = ? AND id = ? AND used_at IS NULL FOR UPDATE',
          [tenant.id, id]
        )
        if (!unused) refused()

        const person = await lockPersonOf({ ...invitation, id: userId })
        const { joined } = await companiesOf(person.id)
        if (!joined || invitation.isSuperAdmin)
          await setPassword({ ...invitation, id: userId }, mustBeGiven(password), { by: 'SELF' })
        await join(userId)
        record({ action: 'user.invitation_accepted', entity: 'user', entityId: userId })
      },
      { dryRun }
    )
  )
}

async function join(userId: string) {
  const now = sqlInstant(clock.now())
  await execute(
    'UPDATE users SET joined_at = ?, token_version = token_version + 1, version = version + 1, updated_at = ? WHERE tenant_id = ? AND id = ?',
    [now, now, Current.tenantId, userId]
  )
  await endInvitations(userId)
  afterCommit(forgetCallers)
}

function mustBeGiven(password: string | null | undefined): string {
  if (password) return password
  throw invalid('password', 'REQUIRED', 'Choose a password: send it as password.')
}

function refused(): never {
  throw invalid(
    'token',
    'INVALID',
    'This invitation was used already or has expired; ask for another.'
  )
}
