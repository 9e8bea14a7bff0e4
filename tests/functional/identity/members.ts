/** People of several companies, for tests. */
import { rows } from '#core/database/query'
import { tokenOfInvitation } from '#identity/invitations/invitation_token'
import { call, clientOf, type Answer } from '#tests/api'
import type { Company } from '#tests/company'
import { aPerson, logIn, PASSWORD } from '#tests/functional/identity/people'

export const accept = (token: string, password?: string): Promise<Answer> =>
  call(null, 'POST', '/auth/invitations/accept', { token, password })

/** The token of the link that was mailed last to a user. */
export async function tokenTo({ as, tenant }: Company, userId: string): Promise<string> {
  const [{ id }] = await as(() =>
    rows(
      'SELECT id FROM invitations WHERE tenant_id = ? AND user_id = ? ORDER BY id DESC LIMIT 1',
      [tenant.id, userId]
    )
  )
  return tokenOfInvitation(id)
}

/** Invites an e-mail into a company; returns the user and the token of the mail. */
export async function invited(company: Company, email: string, role = 'VIEWER', more = {}) {
  const { status, body, text } = await company.api.post('/users', {
    email,
    name: 'Ana, invited',
    role,
    ...more,
  })
  if (status !== 201) throw new Error(text)
  return { user: body, token: await tokenTo(company, body.id) }
}

/** A person with a password who is a member of both companies. */
export async function aMember(ours: Company, theirs: Company, roles = ['VIEWER', 'SALES']) {
  const { user: here } = await aPerson(ours.api, roles[0])
  const { user: there, token } = await invited(theirs, here.email, roles[1])
  const { status, text } = await accept(token)
  if (status !== 204) throw new Error(text)

  const into = async ({ tenant }: Company) => {
    const { body } = await logInTo(here.email, tenant.publicId)
    return clientOf(body.accessToken)
  }
  return { email: here.email as string, here, there, into }
}

export const logInTo = (email: string, tenantId?: string, password = PASSWORD) =>
  logIn(email, password, undefined, {}, { tenantId })
