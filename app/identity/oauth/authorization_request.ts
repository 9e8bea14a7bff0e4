/** Requests of applications to the consent page (OAuth 2.1, section 4.1.1). */
import { issuer, isOwnResource } from '#identity/oauth/addresses'
import { accessAsked, type Access } from '#identity/oauth/access'
import { clientWith, type OAuthClient } from '#identity/oauth/clients'
import { invalidRequest, OAuthError } from '#identity/oauth/oauth_error'
import { isRegistered, withParameters } from '#identity/oauth/redirects'

/** Parameters that the consent page carries on. */
const PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const

export type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>

export type AuthorizationRequest = {
  client: OAuthClient
  redirectUri: string
  challenge: string
  /** The widest access that may be granted. */
  access: Access
  state?: string
}

/** An error that the application gets; `location` is its redirect URI with the error. */
export class ErrorToRedirect extends Error {
  constructor(readonly location: string) {
    super('The request of the application is refused at its redirect URI')
  }
}

/** The session keeps the request during the log in, in a cookie of 4 KB. */
const LONGEST = 2_000

/** A SHA-256 in base64url (RFC 7636, section 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** The parameters of a query or form; a repeated one is refused. */
export function parametersIn(sent: Record<string, unknown>): Parameters {
  const found = PARAMETERS.flatMap((name) => {
    const value = sent[name]
    if (value === undefined || value === '') return []
    if (typeof value !== 'string') throw invalidRequest(`${name} must be sent once`)
    return [[name, value] as const]
  })
  if (found.reduce((sum, [, value]) => sum + value.length, 0) > LONGEST)
    throw invalidRequest(`The request is longer than ${LONGEST} characters`)
  return Object.fromEntries(found)
}

/**
 * Throws an OAuthError, for the page alone, while client or redirect URI are wrong; afterwards an
 * ErrorToRedirect.
 */
export async function readAuthorizationRequest(sent: Parameters): Promise<AuthorizationRequest> {
  const client = await clientWith(sent.client_id ?? '')
  if (!client) throw new OAuthError('invalid_client', 'client_id is not a registered application')
  const redirectUri = sent.redirect_uri ?? onlyRedirect(client)
  if (!redirectUri || !isRegistered(redirectUri, client.redirectUris))
    throw invalidRequest('redirect_uri is not one of those that the application registered')

  const { state } = sent
  const access = accessAsked(sent.scope)
  const wrong = wrongPart(sent, access)
  if (wrong) throw new ErrorToRedirect(answerAt({ redirectUri, state }, wrong.body))
  return { client, redirectUri, challenge: sent.code_challenge!, access: access!, state }
}

/** The redirect URI with the answer, the state, and the issuer against mix-up (RFC 9207). */
export function answerAt(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: Record<string, string>
): string {
  return withParameters(redirectUri, { ...answer, state, iss: issuer() })
}

const onlyRedirect = ({ redirectUris }: OAuthClient) =>
  redirectUris.length === 1 ? redirectUris[0] : undefined

function wrongPart(sent: Parameters, access: Access | undefined): OAuthError | undefined {
  if (sent.response_type !== 'code')
    return new OAuthError('unsupported_response_type', 'response_type must be code')
  if (!CHALLENGE.test(sent.code_challenge ?? ''))
    return invalidRequest('code_challenge must be a SHA-256 in base64url (PKCE)')
  if (sent.code_challenge_method !== 'S256')
    return invalidRequest('code_challenge_method must be S256')
  if (!access) return new OAuthError('invalid_scope', 'scope has none of the supported scopes')
  if (sent.resource !== undefined && !isOwnResource(sent.resource))
    return new OAuthError('invalid_target', 'resource is not the endpoint of this server')
  return undefined
}
