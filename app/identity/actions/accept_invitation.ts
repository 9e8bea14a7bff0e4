import { record } from '#core/audit/audit'
import { forgetCallers } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type Origin } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { setPassword } from '#identity/actions/set_password'
import {
  endInvitations,
  openInvitation,
  type OpenInvitation,
} from '#identity/invitations/invitations'
import type User from '#identity/models/user'
import { companiesOf, lockPersonOf } from '#identity/people/people'
import { forgetFactor } from '#identity/second_factor/enrolment'

/**
 * Joins the company, once. Somebody new, and any SUPER_ADMIN, chooses a password; see
 * `choosePassword` for others. 422 on `token` if used, expired or unknown.
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
        const [unused] = await rows<{ personId: string | null }>(
          `SELECT u.person_id AS personId
             FROM invitations i
             JOIN users u ON u.tenant_id = i.tenant_id AND u.id = i.user_id
             WHERE i.tenant_id = ? AND i.id = ? AND i.used_at IS NULL AND u.live = 1 AND u.is_active = 1
             FOR UPDATE`,
          [tenant.id, id]
        )
        if (!unused) refused()

        const user = { ...invitation, id: userId, personId: unused.personId }
        await choosePassword(user, password, invitation)
        await join(userId)
        record({ action: 'user.invitation_accepted', entity: 'user', entityId: userId })
      },
      { dryRun }
    )
  )
}

/**
 * Somebody new must choose one, and a member keeps theirs. A password of a member that somebody else
 * may have chosen is replaced, with the second factor, by the one that is sent.
 */
async function choosePassword(
  user: Pick<User, 'id' | 'name' | 'email' | 'personId'>,
  password: string | null | undefined,
  { isSuperAdmin }: OpenInvitation
) {
  const person = await lockPersonOf(user)
  const { joined } = await companiesOf(person.id)
  const isNew = !joined || isSuperAdmin
  if (!isNew && (person.emailProvedAt || !password)) return

  if (joined && !person.emailProvedAt) await forgetFactor(person.id)
  await setPassword({ ...user, personId: person.id }, mustBeGiven(password), { by: 'INVITED' })
}

async function join(userId: string) {
  const now = sqlInstant(clock.now())
  await execute(
    `UPDATE users
       SET joined_at = ?, token_version = token_version + 1, version = version + 1, updated_at = ?
       WHERE tenant_id = ? AND id = ?`,
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
