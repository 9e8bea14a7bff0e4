/** The person of the caller, with the state of their second factor. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { otherCompaniesOf } from '#identity/people/people'
import { mustBeProvedToAll } from '#identity/proved_to_all'

/** `isProtected`: log ins need a second factor. `userId` is their membership in the company. */
export type OwnPerson = {
  id: string
  userId: string
  email: string
  name: string
  totpSecret: Buffer | null
  totpLastStep: number | null
  isProtected: boolean
}

const OF_USER = `SELECT p.id, u.id AS userId, p.email, u.name, p.totp_secret AS totpSecret,
    p.totp_last_step AS totpLastStep, p.totp_confirmed_at IS NOT NULL AS isProtected
  FROM users u JOIN people p ON p.id = u.person_id
  WHERE u.tenant_id = ? AND u.id = ? AND u.live = 1`

/**
 * The caller's own person, in the company they belong to, whichever they act in. 403 SSO_SESSION for
 * a session of single sign-on, while the person is in other companies, too.
 */
export async function ownPerson(ctx: HttpContext, { lock = false } = {}): Promise<OwnPerson> {
  const { home, actor, credential } = ctx.auth.getUserOrFail()
  return Current.within(home, async () => {
    const person = (await personOfUser(actor.id!, { lock }))!
    if (credential.bySso && (await otherCompaniesOf(person.id)).live) mustBeProvedToAll(ctx)
    return person
  })
}

/** The person of a user of the current company. `lock` keeps their second factor as it is. */
export async function personOfUser(userId: string, { lock = false } = {}) {
  const [row] = await rows(lock ? `${OF_USER} FOR UPDATE` : OF_USER, [Current.tenantId, userId])
  return row && ({ ...row, isProtected: Boolean(row.isProtected) } as OwnPerson)
}
