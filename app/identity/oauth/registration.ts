/** Dynamic registration of public applications (RFC 7591). Further metadata is ignored. */
import app from '@adonisjs/core/services/app'
import { networkOf } from '#core/http/client_address'
import { Refusal } from '#core/errors/refusal'
import { scopeOf } from '#identity/oauth/access'
import { keepClient } from '#identity/oauth/clients'
import { OAuthError } from '#identity/oauth/oauth_error'
import { hostOf, wrongRedirect } from '#identity/oauth/redirects'
import env from '#start/env'

const HOUR_SECONDS = 3_600
const MOST_REDIRECTS = 10
const LONGEST_NAME = 200

const GRANTS = ['authorization_code', 'refresh_token']

/** Registers an application, and returns its metadata. 429 after too many of one address. */
export async function registerClient(sent: unknown, ip: string) {
  const { client_name: name, redirect_uris: uris, ...more } = objectIn(sent)
  const redirectUris = redirectsIn(uris)
  mustUseCodes(more)
  const shownName = nameIn(name) ?? hostOf(redirectUris[0])
  await countRegistration(ip)

  const { id, createdAt } = await keepClient(shownName, redirectUris)
  return {
    client_id: id,
    client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
    client_name: shownName,
    redirect_uris: redirectUris,
    grant_types: GRANTS,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: scopeOf('ALL'),
  }
}

const wrongMetadata = (why: string) => new OAuthError('invalid_client_metadata', why)

function objectIn(sent: unknown): Record<string, unknown> {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent))
    return sent as Record<string, unknown>
  throw wrongMetadata('The body must be a JSON object with redirect_uris')
}

function redirectsIn(uris: unknown): string[] {
  const wrong = (why: string) => new OAuthError('invalid_redirect_uri', why)
  if (!Array.isArray(uris) || !uris.length || uris.length > MOST_REDIRECTS)
    throw wrong(`redirect_uris must be a list of 1 to ${MOST_REDIRECTS} addresses`)
  return uris.map((uri, index) => {
    const why = typeof uri === 'string' ? wrongRedirect(uri) : 'is not an address'
    if (why) throw wrong(`redirect_uris[${index}] ${why}`)
    return uri as string
  })
}

function nameIn(name: unknown): string | undefined {
  if (name === undefined || name === null) return undefined
  if (typeof name !== 'string' || name.length > LONGEST_NAME || /\p{C}/u.test(name))
    throw wrongMetadata(`client_name must be a text of at most ${LONGEST_NAME} characters`)
  return name.trim() || undefined
}

function mustUseCodes({ grant_types: grants, response_types: responses }: Record<string, unknown>) {
  if (grants !== undefined && !(Array.isArray(grants) && grants.includes('authorization_code')))
    throw wrongMetadata('grant_types must include authorization_code')
  if (responses !== undefined && !(Array.isArray(responses) && responses.includes('code')))
    throw wrongMetadata('response_types must include code')
}

async function countRegistration(ip: string) {
  const requests = env.get('LIMIT_OAUTH_REGISTRATIONS') ?? 60
  // Its service cannot be imported: commands load the routes without it.
  const limiter = await app.container.make('limiter.manager')
  const counted = await limiter
    .use({ requests, duration: HOUR_SECONDS })
    .increment(`oauth:register:${networkOf(ip)}`)
  if (counted.consumed <= requests) return

  const seconds = Math.min(counted.availableIn, HOUR_SECONDS)
  throw new Refusal(429, 'RATE_LIMITED', `Too many registrations; try again in ${seconds} s`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
