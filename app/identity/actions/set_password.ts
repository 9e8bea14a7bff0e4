import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { record } from '#core/audit/audit'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import type User from '#identity/models/user'
import { endInvitations } from '#identity/invitations/invitations'
import { hashPassword } from '#identity/passwords'

/** Sets a password; ends all tokens and open invitations of the user. */
export async function setPassword(
  user: Pick<User, 'id' | 'email'>,
  password: string,
  { field }: { field?: string } = {}
) {
  const hash = await hashPassword(password, user.email, field)

  await transaction(async () => {
    const now = sqlInstant(clock.now())
    await execute(
      'UPDATE users SET password_hash = ?, token_version = token_version + 1, version = version + 1, updated_at = ? WHERE tenant_id = ? AND id = ?',
      [hash, now, Current.tenantId, user.id]
    )
    await endInvitations(user.id)

    record({ action: 'user.password_changed', entity: 'user', entityId: user.id })
    afterCommit(forgetCallers)
  })
}
