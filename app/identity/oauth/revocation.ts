/** Revocation (RFC 7009): either token of a grant ends the grant. Unknown tokens are no error. */
import type { Origin } from '#core/context/current'
import { endGrant } from '#identity/oauth/grants'
import { invalidRequest } from '#identity/oauth/oauth_error'
import { asPerson, grantOfToken } from '#identity/oauth/stored_grant'

export async function revokeToken(
  { token, client_id: clientId }: Record<string, string | undefined>,
  origin: Origin
) {
  if (!token) throw invalidRequest('token is required')
  const grant = await grantOfToken(token)
  if (!grant || (clientId !== undefined && grant.clientId !== clientId)) return
  await asPerson(grant, origin, () => endGrant(grant))
}
