import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { conflict } from '#core/errors/refusal'
import type User from '#identity/models/user'
import { lockPersonOf, otherCompaniesOf } from '#identity/people/people'

/**
 * Before an unsaved user gets a password of an administrator, with which they have joined. 409
 * MEMBER_ELSEWHERE for a person of several companies.
 */
export async function mayHavePassword(user: User) {
  const person = await lockPersonOf(user)
  const { live, joined } = await otherCompaniesOf(person.id)
  // An invitation elsewhere takes no rights from the company that the person joined.
  if (user.joinedAt ? joined : live) throw isElsewhere('password')

  user.merge({ personId: person.id, joinedAt: user.joinedAt ?? clock.now().toISOString() })
}

/** 409 MEMBER_ELSEWHERE for what the person alone may change. */
export async function mustBeOfOneCompany(user: User, personId: string, field: 'email') {
  if (user.id === Current.actor.id) return
  if ((await otherCompaniesOf(personId)).joined) throw isElsewhere(field)
}

const isElsewhere = (field: string) =>
  conflict(
    'MEMBER_ELSEWHERE',
    `This person is a member of another company, too, and changes the ${field} alone`,
    { field }
  )
