/**
 * The scopes there are, for roles and API keys alike, and the question whether an actor holds one.
 */
import type { Actor } from '#core/current'
import { Refusal, forbidden } from '#core/refusals'
import { VERTICALS } from '#core/verticals'

const readAndWrite = [
  'customers',
  'inventory',
  'invoices',
  'accounting',
  'assets',
  'hr',
  'payroll',
  'communications',
  'tickets',
  'integrations',
  'assistant',
  'settings',
  'users',
  'modules',
  ...VERTICALS.flatMap(({ scopes = [] }) => scopes),
]

/** All scopes, `resource:action`. */
export const SCOPES: readonly string[] = [
  ...readAndWrite.flatMap((one) => [`${one}:read`, `${one}:write`]),
  'directory:read',
  'audit:read',
]

/** Scopes that a wider one includes: who reads all of people also reads their directory. */
export const INCLUDED_IN: Readonly<Record<string, string>> = { 'directory:read': 'hr:read' }

/** The scope that seeing what people earn takes. */
export const PAY = 'payroll:read'

/** What a key may be given: never what rules over people and settings. */
export const KEY_SCOPES: readonly string[] = SCOPES.filter(
  (scope) => !/^(settings|users):/.test(scope)
)

/** The lines of routes that are for people only, whatever scopes a key has. */
const PEOPLE = /^(people:|settings:|users:|platform$|anyone$)/

/**
 * Of a scope alone; what routes ask for beside it, such as to be a person, is asked by `isAllowed`.
 */
export function holds({ scopes }: Actor, scope: string) {
  return (
    scopes === 'all' ||
    scopes.has(scope) ||
    (scope in INCLUDED_IN && scopes.has(INCLUDED_IN[scope]))
  )
}

/** 403 unless the actor may do what a route's line asks for. */
export function mustHold(actor: Actor, asked: string) {
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
  if (scopes.some((scope) => holds(actor, scope))) return
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
