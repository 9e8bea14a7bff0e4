/** The log in of a person at a provider: authorization code with PKCE, state and nonce. */
import * as client from 'openid-client'
import type { Origin } from '#core/context/current'
import { asDomain } from '#identity/sso/domains'
import { failed, ssoFailure } from '#identity/sso/failures'
import { notingRefusals } from '#identity/sso/noted'
import { callbackAddress, providerOf } from '#identity/sso/provider'
import { settingsOfDomain, type SsoOfCompany } from '#identity/sso/stored_settings'
import { identityIn, notConfigured, type Identity } from '#identity/sso/verified_email'

/** Kept in the session of the pages until the person comes back. */
export type PendingLogIn = {
  domain: string
  state: string
  nonce: string
  verifier: string
  /** Milliseconds since 1970. */
  begunAt: number
}

const WITHIN_MS = 15 * 60_000

/** 403 SSO_NOT_CONFIGURED, 502 SSO_UNAVAILABLE. */
export async function beginLogIn(
  asked: string,
  now: Date
): Promise<{ address: string; pending: PendingLogIn }> {
  const sso = await settingsFor(asked)
  const { config } = await providerOf(sso)
  const [state, nonce, verifier] = [
    client.randomState(),
    client.randomNonce(),
    client.randomPKCECodeVerifier(),
  ]
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: callbackAddress(),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const domain = asDomain(asked)!
  return {
    address: address.href,
    pending: { domain, state, nonce, verifier, begunAt: now.getTime() },
  }
}

/** 401 UNAUTHENTICATED for a wrong or old answer; otherwise as `beginLogIn` and `identityIn`. */
export async function finishLogIn(
  query: string,
  pending: PendingLogIn | undefined,
  now: Date,
  origin: Origin
): Promise<{ sso: SsoOfCompany; identity: Identity }> {
  if (!pending) throw failed('This answer of the provider was used, or the log in began elsewhere')
  if (now.getTime() - pending.begunAt > WITHIN_MS) throw failed('The log in took too long')

  const sso = await settingsFor(pending.domain)
  const identity = await notingRefusals(sso, origin, async () => {
    try {
      return await identityIn(await claimsOf(query, sso, pending), sso)
    } catch (error) {
      throw ssoFailure(error, sso.issuer)
    }
  })
  return { sso, identity }
}

async function claimsOf(query: string, sso: SsoOfCompany, pending: PendingLogIn) {
  const { config } = await providerOf(sso)
  const answer = new URL(callbackAddress())
  answer.search = query
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  // Many providers put the e-mail into the answer of userinfo alone.
  return { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) }
}

async function settingsFor(asked: string): Promise<SsoOfCompany> {
  const domain = asDomain(asked)
  const sso = domain && (await settingsOfDomain(domain))
  if (!sso) throw notConfigured()
  return sso
}
