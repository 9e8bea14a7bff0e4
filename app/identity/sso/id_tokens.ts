/** ID tokens that programs got from the provider of a company (OpenID Connect Core, 3.1.3.7). */
import { decodeJwt, jwtVerify, errors, type JWTPayload } from 'jose'
import type { Origin } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { clock } from '#core/primitives/clock'
import { sha256 } from '#core/primitives/secrets'
import { domainOf } from '#identity/sso/domains'
import { notingRefusals } from '#identity/sso/noted'
import { invalidToken, ssoFailure } from '#identity/sso/failures'
import { providerOf } from '#identity/sso/provider'
import { settingsOfDomain, type SsoOfCompany } from '#identity/sso/stored_settings'
import { identityIn, notConfigured, type Identity } from '#identity/sso/verified_email'

const TOLERANCE_SECONDS = 30
/** Providers let ID tokens expire within hours; a later `exp` is not in seconds. */
const LONGEST_SECONDS = 366 * 86_400

/** Signatures by keys that the provider publishes; never `none`, never a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

export type VerifiedToken = { sso: SsoOfCompany; identity: Identity; use: () => Promise<unknown> }

/**
 * 401 INVALID_ID_TOKEN unless issuer, audience, signature and time are right; otherwise as
 * `identityIn`. `use` lets the token open once: it throws the 401 for a second time.
 */
export async function verifyIdToken(idToken: string, origin: Origin): Promise<VerifiedToken> {
  const sso = await settingsFor(idToken)
  return notingRefusals(sso, origin, async () => {
    const { keys } = await providerOf(sso)
    const payload = await verified(idToken, sso, keys)
    const identity = await identityIn(payload, sso)
    return { sso, identity, use: () => useOnce(idToken, payload.exp!) }
  })
}

/** The claims decide alone whose settings verify them. */
async function settingsFor(idToken: string): Promise<SsoOfCompany> {
  const { email } = read(idToken)
  if (typeof email !== 'string') throw invalidToken('It has no email')
  const sso = await settingsOfDomain(domainOf(email))
  if (!sso) throw notConfigured()
  return sso
}

function read(idToken: string): JWTPayload {
  try {
    return decodeJwt(idToken)
  } catch {
    throw invalidToken('It is not a JWT')
  }
}

async function verified(
  idToken: string,
  { issuer, clientId }: SsoOfCompany,
  keys: Awaited<ReturnType<typeof providerOf>>['keys']
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: clock.actual(),
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    const isForUs = payload.azp === undefined || payload.azp === clientId
    if (!isForUs) throw invalidToken('Its azp is another client')
    const isInSeconds = payload.exp! - clock.actual().getTime() / 1_000 <= LONGEST_SECONDS
    if (!isInSeconds) throw invalidToken('Its exp is more than a year away')
    return payload
  } catch (error) {
    throw reasonOf(error, issuer)
  }
}

function reasonOf(error: any, issuer: string): unknown {
  if (error instanceof errors.JWTExpired) return invalidToken('It has expired')
  if (error instanceof errors.JWTClaimValidationFailed)
    return invalidToken(`Its ${error.claim} is not the expected one`)
  const isToken =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid
  if (isToken) return invalidToken('Its signature is not one of the provider')
  return error instanceof errors.JOSEError
    ? ssoFailure({ code: 'OAUTH_PARSE_ERROR' }, issuer)
    : ssoFailure(error, issuer)
}

/** The signed part, since the signature itself may have several forms. */
async function useOnce(idToken: string, expiresAt: number) {
  const digest = sha256(idToken.slice(0, idToken.lastIndexOf('.')))
  const until = sqlInstant(new Date((expiresAt + TOLERANCE_SECONDS) * 1_000))
  await execute(insertInto('used_id_tokens', [{ digest, expires_at: until }])).catch((error) => {
    if (error?.errno !== 1062) throw error
    throw invalidToken('It was used before')
  })
}

/** Runs in a context across tenants. */
export const sweepIdTokens = () =>
  execute('DELETE FROM used_id_tokens WHERE expires_at < ?', [sqlInstant(clock.now())])
