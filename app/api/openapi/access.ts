/** Access to an operation from its guards, for programs and as sentences. */
import type { Endpoint } from '#api/endpoints'
import { INCLUDED_IN, KEY_SCOPES } from '#core/context/scopes'
import { scopesAsked } from '#core/security/permissions'

export const SECURITY_SCHEMES = {
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of POST /auth/login.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ofc_live_…',
    description: 'An API key with scopes, made with POST /api-keys; sent like an access token.',
  },
}

const WITHOUT_SCOPE: Record<string, string> = {
  anyone: 'For any user who is logged in.',
  caller: 'For any user who is logged in, and any API key.',
  administrator: 'For the role ADMIN only.',
  platform: 'For a SUPER_ADMIN only.',
}

export function accessOf({ isOpen, asks = 'anyone', module }: Endpoint) {
  if (isOpen) return { security: [], sentences: ['Needs no log in.'] }

  const isForPeople = asks.startsWith('people:')
  const asked = scopesAsked(asks)
  const scopes = asked.flatMap((scope) =>
    scope in INCLUDED_IN ? [scope, INCLUDED_IN[scope]] : [scope]
  )
  const isForKeys =
    asks === 'caller' || (!isForPeople && scopes.some((scope) => KEY_SCOPES.includes(scope)))
  const oneOf = scopes.length ? scopes.map((scope) => [scope]) : [[]]

  return {
    security: [
      ...oneOf.map((roles) => ({ bearerAuth: roles })),
      ...(isForKeys ? oneOf.map((roles) => ({ apiKey: roles })) : []),
    ],
    ...(asked.length === 1 && { 'x-scope': asked[0] }),
    ...(module && { 'x-module': module }),
    sentences: [
      scopes.length
        ? `Needs ${scopes.map((scope) => `\`${scope}\``).join(' or ')}, as a permission of the user's role${isForKeys ? ' or a scope of the API key' : ''}.`
        : WITHOUT_SCOPE[asks],
      !isForKeys && 'An API key cannot do this.',
      module && `Needs the module ${module}.`,
    ].filter((sentence) => typeof sentence === 'string'),
  }
}
