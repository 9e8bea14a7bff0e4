/** The membership of a person whom the company's provider vouches for. */
import { clock } from '#core/primitives/clock'
import { Current, SYSTEM, type Origin } from '#core/context/current'
import { recordSecurity } from '#core/audit/security_notes'
import { transaction } from '#core/database/transaction/transaction'
import { Refusal } from '#core/errors/refusal'
import { roleToGive } from '#identity/access/granting'
import { createUser } from '#identity/actions/create_user'
import { endInvitations } from '#identity/invitations/invitations'
import { membershipsOf, type Membership } from '#identity/memberships'
import type Person from '#identity/models/person'
import User from '#identity/models/user'
import { lockPersonWith, otherCompaniesOf } from '#identity/people/people'
import { notingRefusals } from '#identity/sso/noted'
import type { SsoOfCompany } from '#identity/sso/stored_settings'
import type { Identity } from '#identity/sso/verified_email'

/**
 * Finds the membership in the company of the provider, and makes or joins it where that is allowed.
 * 403 SSO_NO_USER; 403 SSO_INVITED for a member of another company who has not accepted.
 */
export async function memberFor(
  sso: SsoOfCompany,
  identity: Identity,
  origin: Origin,
  { dryRun = false } = {}
): Promise<Membership> {
  return notingRefusals(sso, origin, async () => {
    const found = await Current.run({ tenant: sso.tenant, actor: SYSTEM, origin }, () =>
      transaction(() => find(sso, identity), { dryRun })
    )
    if (found) return found
    throw new Refusal(
      403,
      'SSO_INVITED',
      'You have an account already: accept the invitation of this company that was mailed to you'
    )
  })
}

/** Undefined for a person who must accept an invitation first. */
async function find(sso: SsoOfCompany, identity: Identity): Promise<Membership | undefined> {
  const person = await lockPersonWith(identity.email)
  const user = await User.query().where('email', identity.email).where('live', 1).first()
  const isMemberElsewhere = (await otherCompaniesOf(person.id)).joined > 0
  if (user && !user.isActive) throw noUser('The user is disabled')

  if (!user && isMemberElsewhere) await createUser({ ...identity, role: roleFor(sso) })
  if (!user?.joinedAt && isMemberElsewhere) return undefined
  if (!user) await newMember(person, identity, roleFor(sso))
  else if (!user.joinedAt) await join(user)

  const memberships = await membershipsOf(person.id)
  const membership = memberships.find(({ tenant }) => tenant.id === sso.tenant.id)
  if (!membership) throw noUser('The user cannot log in')
  return membership
}

function roleFor({ createUsers, defaultRole }: SsoOfCompany): string {
  if (createUsers && defaultRole) return defaultRole
  throw noUser('The company has no user with this e-mail')
}

async function newMember(person: Person, { email, name }: Identity, role: string) {
  const user = await User.create({
    email,
    name,
    ...(await roleToGive(role)),
    personId: person.id,
    joinedAt: clock.now().toISOString(),
    isActive: true,
    tokenVersion: 1,
  })
  await recordSecurity('security.user_created', user.id, { user: name, role, by: 'SSO' })
}

/** The provider's word stands for the mail of the invitation. */
async function join(user: User) {
  await endInvitations(user.id)
  await user.merge({ joinedAt: clock.now().toISOString() }).save()
}

const noUser = (why: string) =>
  new Refusal(403, 'SSO_NO_USER', `${why}; ask an administrator of the company to invite you`)
