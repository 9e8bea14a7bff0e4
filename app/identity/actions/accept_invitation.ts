import { record } from '#core/audit/audit'
import { Current, type Origin } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { setPassword } from '#identity/actions/set_password'
import { openInvitation } from '#identity/invitations/invitations'

/** Sets the first password, once; 422 on `token` if used, expired or unknown. */
export async function acceptInvitation(
  token: string,
  password: string,
  origin: Origin,
  { dryRun = false } = {}
) {
  const { id, userId, email, name, tenant } = (await openInvitation(token)) ?? refused()
  const actor = {
    type: 'user' as const,
    id: userId,
    name,
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

        await setPassword({ id: userId, email }, password)
        record({ action: 'user.invitation_accepted', entity: 'user', entityId: userId })
      },
      { dryRun }
    )
  )
}

function refused(): never {
  throw invalid(
    'token',
    'INVALID',
    'This invitation was used already or has expired; ask for another.'
  )
}
