/** Failures of a log in at a provider, as refusals with a sentence to act on. */
import logger from '@adonisjs/core/services/logger'
import * as client from 'openid-client'
import { errors } from 'jose'
import { TargetUnavailable } from '#core/http/guarded_fetch'
import { Refusal } from '#core/errors/refusal'

/** Codes of answers that are not those of a provider. */
const NOT_A_PROVIDER = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Returns the refusal to throw: 502 for a provider that is away, else 401. */
export function ssoFailure(error: any, issuer: string, { isDiscovery = false } = {}): unknown {
  if (error instanceof Refusal) return error
  const isAway =
    error instanceof TargetUnavailable ||
    error instanceof errors.JWKSTimeout ||
    NOT_A_PROVIDER.includes(error?.code)
  if (isAway || isDiscovery) return unavailable(error, issuer)
  if (error instanceof client.AuthorizationResponseError)
    return failed(`The provider answered ${error.error}`)
  if (error instanceof client.ResponseBodyError)
    return failed(`The provider refused the log in: ${error.error}`)
  if (error instanceof client.WWWAuthenticateChallengeError)
    return failed('The provider refused the client id or its secret')
  if (error instanceof client.ClientError) return failed('The answer of the provider is not valid')
  return error
}

export const invalidToken = (why: string) =>
  new Refusal(401, 'INVALID_ID_TOKEN', `The idToken is not accepted: ${why.toLowerCase()}`)

export const failed = (why: string) =>
  new Refusal(401, 'UNAUTHENTICATED', `${why}; start the log in again`)

function unavailable(error: any, issuer: string) {
  logger.warn({ code: error?.cause?.code ?? error?.code }, 'A provider of single sign-on is away')
  return new Refusal(
    502,
    'SSO_UNAVAILABLE',
    `The provider at ${new URL(issuer).host} does not answer as OpenID Connect asks; try again later`
  )
}
