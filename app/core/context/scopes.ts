/** The scopes there are, for roles and API keys alike, and whether an actor holds one. */
import type { Actor } from '#core/context/current'
import { VERTICALS } from '#core/context/modules'

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
