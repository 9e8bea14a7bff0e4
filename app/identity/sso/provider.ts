/** The provider of a company, discovered by its issuer (OpenID Connect Discovery 1.0). */
import * as client from 'openid-client'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { guardedFetch } from '#core/http/guarded_fetch'
import { TtlCache } from '#core/primitives/ttl_cache'
import { at } from '#identity/oauth/addresses'
import { isLocal } from '#identity/sso/issuers'
import { ssoFailure } from '#identity/sso/failures'
import { secretOf, type SsoOfCompany } from '#identity/sso/stored_settings'

/** Where providers send people back to. */
export const callbackAddress = () => at('/admin/sso/callback')

export type Provider = { config: client.Configuration; keys: JWTVerifyGetKey }

/** Metadata and keys are read again after ten minutes, and after a change of the settings. */
const providers = new TtlCache<Provider>({ most: 1_000, forMs: 10 * 60_000 })

/** Throws a 502 SSO_UNAVAILABLE when the provider does not answer as the protocol asks. */
export function providerOf(sso: SsoOfCompany): Promise<Provider> {
  return providers.get(`${sso.id} ${sso.version}`, () => discover(sso))
}

const fetchKeys = (url: string, options: any) => guardedFetch(url, withPlainHeaders(options))

async function discover(sso: SsoOfCompany): Promise<Provider> {
  const issuer = new URL(sso.issuer)
  try {
    const config = await client.discovery(issuer, sso.clientId, {}, authentication(sso), {
      [client.customFetch]: (url, options) => guardedFetch(url, options),
      timeout: 10,
      execute: [
        client.enableNonRepudiationChecks,
        ...(isLocal(issuer) ? [client.allowInsecureRequests] : []),
      ],
    })
    const { jwks_uri: keysAt = sso.issuer } = config.serverMetadata()
    return { config, keys: createRemoteJWKSet(new URL(keysAt), { [customFetch]: fetchKeys }) }
  } catch (error) {
    throw ssoFailure(error, sso.issuer, { isDiscovery: true })
  }
}

/** `client_secret_basic` is the default of the protocol; without a secret PKCE alone protects. */
function authentication(sso: SsoOfCompany): client.ClientAuth {
  const secret = secretOf(sso)
  if (!secret) return client.None()
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...more) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...more)
  }
}

const withPlainHeaders = ({
  method,
  headers,
}: {
  method?: string
  headers?: Record<string, string>
}) => ({
  method,
  headers: Object.fromEntries(new Headers(headers ?? {})),
})
