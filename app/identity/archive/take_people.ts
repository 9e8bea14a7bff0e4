/** Links the imported users of a company with people. */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { insertInto, type Row } from '#core/database/sql'
import { invalid } from '#core/errors/refusal'
import { newId } from '#core/primitives/ids'
import { isProof } from '#identity/archive/proof_of_membership'

/**
 * A new person comes with the password of the archive. A person who is here keeps theirs, and is a
 * member only if they joined this company on this installation: otherwise they are to be invited.
 */
export async function takePeople(people: readonly Row[]) {
  for (const {
    user_id: userId,
    joined_at: joinedAt,
    is_shared: isShared,
    proof,
    ...person
  } of people) {
    const [here] = await rows('SELECT id FROM people WHERE email = ? FOR UPDATE', [person.email])
    const hasJoined = here ? isProof(proof, userId, here.id) : !isShared
    const id = here?.id ?? (await newPerson(person))

    const linked = await execute(
      'UPDATE users SET person_id = ?, joined_at = ? WHERE tenant_id = ? AND id = ? AND email = ? AND live = 1',
      [id, hasJoined ? joinedAt : null, Current.tenantId, userId, person.email]
    )
    if (!linked)
      throw invalid('archive', 'INVALID', 'The archive names a person of no user of the company')
  }
}

/** The id of the archive, unless somebody else here has it. */
async function newPerson(person: Row): Promise<string> {
  const [taken] = await rows('SELECT 1 AS taken FROM people WHERE id = ?', [person.id])
  const id = taken ? newId() : String(person.id)
  await execute(insertInto('people', [{ ...person, id }]))
  return id
}
