/** Checks the permission of a route: a scope, `people:<scope>`, or one of NO_SCOPE. */
import type { Actor } from '#core/context/current'
import { Refusal, forbidden } from '#core/errors/refusal'
import { hasScope } from '#core/context/scopes'

/** Permissions that no API key has, whatever its scopes. */
const PEOPLE = /^(people:|settings:|users:|platform$|administrator$|anyone$)/

export function mustHaveScope(actor: Actor, asked: string) {
  const refusal = refusalOf(actor, asked)
  if (refusal) throw refusal
}

export const isAllowed = (actor: Actor, asked: string) => refusalOf(actor, asked) === undefined

const NO_SCOPE = ['anyone', 'caller', 'administrator', 'platform']

/** The scopes of which a route needs one; `assistant` stands for its read and its write scope. */
export function scopesAsked(asked: string): string[] {
  if (NO_SCOPE.includes(asked)) return []
  const scope = asked.replace(/^people:/, '')
  return scope.includes(':') ? [scope] : [`${scope}:read`, `${scope}:write`]
}

function refusalOf(actor: Actor, asked: string): Refusal | undefined {
  if (actor.type === 'api_key' && PEOPLE.test(asked))
    return insufficient('An API key cannot do this; a person must')
  if (asked === 'anyone' || asked === 'caller') return
  if (asked === 'platform')
    return actor.isSuperAdmin ? undefined : forbidden('Only a SUPER_ADMIN may do this')
  if (asked === 'administrator')
    return actor.scopes === 'all' ? undefined : forbidden('Only an administrator may do this')

  const scopes = scopesAsked(asked)
  if (scopes.some((scope) => hasScope(actor, scope))) return
  const lacking = scopes.join(' or ')
  return actor.type === 'api_key'
    ? insufficient(`This key lacks the scope ${lacking}`)
    : forbidden(`Your role lacks the permission ${lacking}`)
}

function insufficient(message: string) {
  return new Refusal(403, 'INSUFFICIENT_SCOPE', message, {
    headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
  })
}
