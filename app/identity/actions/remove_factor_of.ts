import { Current } from '#core/context/current'
import { conflict, forbidden } from '#core/errors/refusal'
import type User from '#identity/models/user'
import { otherCompaniesOf } from '#identity/people/people'
import { removeFactor } from '#identity/second_factor/enrolment'
import { personOfUser } from '#identity/second_factor/own_person'
import { mustHaveScopesOf } from '#identity/access/granting'

/**
 * Removes the second factor of a user, for an ADMIN. 403 for other roles and for the own one, which
 * needs a code; 409 MEMBER_ELSEWHERE or TOTP_NOT_ENABLED.
 */
export async function removeFactorOf(user: User) {
  const { actor } = Current
  if (actor.scopes !== 'all') throw forbidden('Only an ADMIN may do this')
  await mustHaveScopesOf(user)
  if (user.id === actor.id)
    throw forbidden('Remove your own second factor with DELETE /auth/totp and a code of it')

  const person = await personOfUser(user.id, { lock: true })
  if (person && !actor.isSuperAdmin && (await otherCompaniesOf(person.id)).joined > 0)
    throw conflict(
      'MEMBER_ELSEWHERE',
      'This person is a member of another company, too, and removes the second factor alone'
    )
  if (!person) throw conflict('TOTP_NOT_ENABLED', 'There is no second factor to remove')
  await removeFactor(person)
}
