/** Permissions in a route's line: a scope, to be a person, or to be of the platform. */
import type { Actor } from '#core/context/current'
import { Refusal, forbidden } from '#core/errors/refusal'
import { hasScope } from '#core/context/scopes'

/** The lines of routes that are for people only, whatever scopes a key has. */
const PEOPLE = /^(people:|settings:|users:|platform$|anyone$)/

/** 403 unless the actor may do what a route's line asks for. */
export function mustHaveScope(actor: Actor, asked: string) {
  const refusal = refusalOf(actor, asked)
  if (refusal) throw refusal
}

/** The same as a question. */
export const isAllowed = (actor: Actor, asked: string) => refusalOf(actor, asked) === undefined

/**
 * The scopes of which a route's line asks for one: a resource alone, such as `assistant`, asks for
 * either of its two.
 */
export function scopesAsked(asked: string): string[] {
  if (['anyone', 'caller', 'platform'].includes(asked)) return []
  const scope = asked.replace(/^people:/, '')
  return scope.includes(':') ? [scope] : [`${scope}:read`, `${scope}:write`]
}

function refusalOf(actor: Actor, asked: string): Refusal | undefined {
  if (actor.type === 'api_key' && PEOPLE.test(asked))
    return insufficient('An API key cannot do this; a person must')
  if (asked === 'anyone' || asked === 'caller') return
  if (asked === 'platform')
    return actor.isSuperAdmin ? undefined : forbidden('Only a SUPER_ADMIN may do this')

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
