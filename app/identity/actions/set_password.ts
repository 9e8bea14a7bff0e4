import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { record } from '#core/audit/audit'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import type User from '#identity/models/user'
import { endInvitations } from '#identity/invitations/invitations'
import { lockPersonOf, putPassword } from '#identity/people/people'
import { hashSecret } from '#core/primitives/secrets'
import { membershipsOf } from '#identity/memberships'
import { hashPassword, mustBeStrong } from '#identity/passwords'

type Setting = {
  /**
   * An ADMIN's is to be changed at the next log in; the operator has a rule of their own. One by an
   * invitation proves that the person reads mails to their address.
   */
  by: 'SELF' | 'INVITED' | 'ADMIN' | 'OPERATOR'
  field?: string
}

/** Sets the password of a user's person; ends all their tokens, and open invitations of the user. */
export async function setPassword(
  user: Pick<User, 'id' | 'name' | 'email' | 'personId'>,
  password: string,
  { by, field }: Setting
) {
  if (by !== 'OPERATOR') await mustSuit(user, password, field)
  const hash = await (by === 'OPERATOR'
    ? hashPassword(password, user.email, field)
    : hashSecret(password))

  await transaction(async () => {
    const person = await lockPersonOf(user)
    await putPassword(person.id, hash, {
      mustChange: by === 'ADMIN',
      ...(by === 'INVITED' && { provesEmail: true }),
      ...(by === 'ADMIN' && { provesEmail: false }),
    })
    await execute(
      'UPDATE users SET version = version + 1, updated_at = ? WHERE tenant_id = ? AND id = ?',
      [sqlInstant(clock.now()), Current.tenantId, user.id]
    )
    await endInvitations(user.id)

    record({ action: 'user.password_changed', entity: 'user', entityId: user.id })
    afterCommit(forgetCallers)
  })
}

/** In all companies of the person, since the password opens them all. */
async function mustSuit(
  { personId, email, name }: Pick<User, 'name' | 'email' | 'personId'>,
  password: string,
  field?: string
) {
  mustBeStrong(password, { email, name, company: Current.tenant.name }, field)
  for (const { user, tenant } of personId ? await membershipsOf(personId) : [])
    mustBeStrong(password, { email, name: user.name, company: tenant.name }, field)
}
