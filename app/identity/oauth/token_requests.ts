/** The token endpoint (OAuth 2.1, section 3.2): a code or a refresh token opens once. */
import { timingSafeEqual } from 'node:crypto'
import { noteSecurity } from '#core/audit/security_notes'
import { Current, type Origin } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { Refusal } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import { sha256 } from '#core/primitives/secrets'
import { isOwnResource } from '#identity/oauth/addresses'
import { scopeOf } from '#identity/oauth/access'
import { issueTokens } from '#identity/oauth/application_tokens'
import { clientWith } from '#identity/oauth/clients'
import { endGrant } from '#identity/oauth/grants'
import { invalidGrant, invalidRequest, OAuthError } from '#identity/oauth/oauth_error'
import { callerOfGrant } from '#identity/oauth/person_of_grant'
import { asPerson, grantOfCode, grantOfToken, type StoredGrant } from '#identity/oauth/stored_grant'

type Sent = Record<string, string | undefined>

export async function answerTokenRequest(sent: Sent, origin: Origin) {
  if (!sent.client_id) throw invalidRequest('client_id is required')
  if (!(await clientWith(sent.client_id)))
    throw new OAuthError('invalid_client', 'client_id is not a registered application', 401)
  if (sent.resource !== undefined && !isOwnResource(sent.resource))
    throw new OAuthError('invalid_target', 'resource is not the endpoint of this server')

  if (sent.grant_type === 'authorization_code') return redeemCode(sent, origin)
  if (sent.grant_type === 'refresh_token') return refresh(sent, origin)
  throw new OAuthError(
    'unsupported_grant_type',
    'grant_type must be authorization_code or refresh_token'
  )
}

async function redeemCode(sent: Sent, origin: Origin) {
  if (!sent.code || !sent.code_verifier) throw invalidRequest('code and code_verifier are required')

  const grant = await grantOfCode(sent.code)
  const isRight =
    grant &&
    grant.clientId === sent.client_id &&
    isRedirectOf(grant, sent.redirect_uri) &&
    isVerifierOf(sent.code_verifier, grant.challenge)
  if (!isRight)
    throw invalidGrant('The code is unknown, or belongs to another application or redirect URI')
  return open(grant, origin, { what: 'code', take: () => takeCode(grant.id) })
}

/** OAuth 2.1 has no redirect_uri here, as PKCE binds the code; a client of OAuth 2.0 sends it. */
const isRedirectOf = ({ redirectUri }: StoredGrant, sent?: string) => !sent || sent === redirectUri

async function refresh(sent: Sent, origin: Origin) {
  if (!sent.refresh_token) throw invalidRequest('refresh_token is required')

  const grant = await grantOfToken(sent.refresh_token)
  if (!grant || grant.kind !== 'REFRESH' || grant.clientId !== sent.client_id)
    throw invalidGrant('The refresh token is unknown, or belongs to another application')
  const granted = scopeOf(grant.access).split(' ')
  if (sent.scope && sent.scope.split(/\s+/).some((one) => !granted.includes(one)))
    throw new OAuthError('invalid_scope', 'scope has more than the person granted')
  return open(grant, origin, { what: 'refresh token', take: () => takeToken(grant.tokenId) })
}

type Opening = { what: string; take: () => Promise<number> }

/** The database decides who takes it; a second use ends the grant (OAuth 2.1, section 4.3.1). */
async function open(grant: StoredGrant, origin: Origin, { what, take }: Opening) {
  if (grant.hasEnded) throw invalidGrant('The application was removed')
  if (grant.expiresAt.getTime() <= clock.now().getTime())
    throw invalidGrant(`The ${what} has expired`)
  await mustStillBeThere(grant)

  const tokens = await asPerson(grant, origin, () =>
    transaction(async () => ((await take()) ? issueTokens(grant) : undefined))
  )
  if (tokens) return tokens
  await asPerson(grant, origin, () => endGrant(grant))
  const { tenant, userId: id, userName: name, clientName } = grant
  noteSecurity({
    action: 'security.application_replayed',
    tenant,
    actor: { type: 'user', id, name },
    origin,
    facts: { application: clientName, reason: `The ${what} was sent twice` },
  })
  throw invalidGrant(`The ${what} was used before; the application must be connected again`)
}

async function mustStillBeThere(grant: StoredGrant) {
  await callerOfGrant(grant).catch((error) => {
    if (error instanceof Refusal && error.status === 401)
      throw invalidGrant('The person is no longer logged in to this application')
    throw error
  })
}

const takeCode = (id: string) =>
  execute(
    `UPDATE oauth_grants
       SET code_used_at = ?
       WHERE tenant_id = ? AND id = ? AND code_used_at IS NULL AND ended_at IS NULL`,
    [sqlInstant(clock.now()), Current.tenantId, id]
  )

const takeToken = (id: string) =>
  execute(
    'UPDATE oauth_tokens SET used_at = ? WHERE tenant_id = ? AND id = ? AND used_at IS NULL',
    [sqlInstant(clock.now()), Current.tenantId, id]
  )

/** RFC 7636, section 4.6. */
function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const computed = Buffer.from(sha256(verifier), 'hex').toString('base64url')
  return timingSafeEqual(Buffer.from(computed), Buffer.from(challenge))
}
