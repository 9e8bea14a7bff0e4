import { newId } from '#core/primitives/ids'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import type Person from '#identity/models/person'
import { conflict } from '#core/errors/refusal'
import User from '#identity/models/user'
import { endResets } from '#identity/password_reset/end_resets'
import { mustBeOfOneCompany } from '#identity/people/may_have_password'
import { forgetIfAlone, lockPersonOf, lockPersonWith } from '#identity/people/people'
import Tenant from '#tenants/models/tenant'

/**
 * Gives the new e-mail of an unsaved user to their person, in all companies that they joined. A user
 * who has not joined becomes a membership of the person with that e-mail. 409 DUPLICATE for the
 * e-mail of somebody else, MEMBER_ELSEWHERE for a person of several companies.
 */
export async function giveEmail(user: User) {
  const { id, personId, $original, email } = user
  const person = await lockPersonOf({ id, personId, email: $original.email })
  if (!user.joinedAt) return becomeMembershipOf(await lockPersonWith(email), user, person)

  await mustBeOfOneCompany(user, person.id, 'email')
  await execute(
    'UPDATE people SET email = ?, email_proved_at = NULL, updated_at = ? WHERE id = ?',
    [email, sqlInstant(clock.now()), person.id]
  )
  await endResets(person.id)
  await leaveInvitationsBehind(person)
  await changeOtherUsers(user, person.id)
}

async function becomeMembershipOf(person: Person, user: User, former: Person) {
  const [colleague] = await rows(
    'SELECT id FROM users WHERE tenant_id = ? AND person_id = ? AND live = 1 AND id <> ?',
    [Current.tenantId, person.id, user.id]
  )
  if (colleague)
    throw conflict('DUPLICATE', 'Another user of the company has this e-mail', { field: 'email' })

  await execute('UPDATE users SET person_id = ? WHERE tenant_id = ? AND id = ?', [
    person.id,
    Current.tenantId,
    user.id,
  ])
  user.personId = person.id
  await forgetIfAlone(former.id)
}

/** Invitations of other companies are for the address to which they were mailed. */
async function leaveInvitationsBehind({ id, email }: Person) {
  await Current.acrossTenants('leave invitations to their address', async () => {
    const [invited] = await rows(
      'SELECT id FROM users WHERE person_id = ? AND live = 1 AND joined_at IS NULL LIMIT 1',
      [id]
    )
    if (!invited) return
    const now = sqlInstant(clock.now())
    const another = newId()
    await execute('INSERT INTO people (id, email, created_at, updated_at) VALUES (?, ?, ?, ?)', [
      another,
      email,
      now,
      now,
    ])
    await execute(
      'UPDATE users SET person_id = ? WHERE person_id = ? AND live = 1 AND joined_at IS NULL',
      [another, id]
    )
  })
}

/** In the log of each company its own user did it. */
async function changeOtherUsers({ id, email }: User, personId: string) {
  const { tenantId: here, actor, origin, unit } = Current
  const others = await Current.acrossTenants('change the e-mail of a person everywhere', () =>
    rows(
      'SELECT id, name, tenant_id FROM users WHERE person_id = ? AND live = 1 AND tenant_id <> ?',
      [personId, here]
    )
  )
  for (const { tenant_id: tenantId, ...other } of others) {
    const tenant = (await Tenant.findOrFail(tenantId)).toCurrent()
    const own = actor.id === id ? { ...actor, id: other.id, name: other.name } : actor
    await Current.run({ tenant, actor: own, origin, unit }, async () =>
      (await User.findOrFail(other.id)).merge({ email }).save()
    )
  }
}
