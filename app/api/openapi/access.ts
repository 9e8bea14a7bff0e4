/** Who may call an operation, as the route's own guards say it: for programs and in a sentence. */
import type { Endpoint } from '#api/endpoints'
import { KEY_SCOPES } from '#core/permissions'

export const SECURITY_SCHEMES = {
  bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of POST /auth/login.' },
  apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ofc_live_…', description: 'An API key with scopes, made with POST /api-keys; sent like an access token.' },
}

const WITHOUT_SCOPE: Record<string, string> = {
  anyone: 'For any user who is logged in.',
  caller: 'For any user who is logged in, and any API key.',
  platform: 'For a SUPER_ADMIN only.',
}

/** `security`, the extensions `x-scope` and `x-module`, and sentences for the description. */
export function accessOf({ isOpen, asks = 'anyone', module }: Endpoint) {
  if (isOpen) return { security: [], sentences: ['Needs no log in.'] }

  const isForPeople = asks.startsWith('people:')
  const scope = ['anyone', 'caller', 'platform'].includes(asks) ? undefined : asks.replace(/^people:/, '')
  const isForKeys = asks === 'caller' || Boolean(scope && !isForPeople && KEY_SCOPES.includes(scope))
  const roles = scope ? [scope] : []

  return {
    security: [{ bearerAuth: roles }, ...(isForKeys ? [{ apiKey: roles }] : [])],
    ...(scope && { 'x-scope': scope }),
    ...(module && { 'x-module': module }),
    sentences: [
      scope ? `Needs \`${scope}\`, as a permission of the user's role${isForKeys ? ' or a scope of the API key' : ''}.` : WITHOUT_SCOPE[asks],
      !isForKeys && 'An API key cannot do this.',
      module && `Needs the module ${module}.`,
    ].filter((sentence) => typeof sentence === 'string'),
  }
}
