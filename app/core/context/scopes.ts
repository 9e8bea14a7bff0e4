/** The scopes there are, for roles and API keys alike, and whether an actor holds one. */
import type { Actor } from '#core/context/current'
import { DOMAINS } from '#core/context/domain'

const declared = DOMAINS.flatMap(({ scopes = [] }) => scopes)
const isWhole = (scope: string) => scope.includes(':')

/** All scopes, `resource:action`. */
export const SCOPES: readonly string[] = [
  ...declared
    .filter((one) => !isWhole(one))
    .flatMap((resource) => [`${resource}:read`, `${resource}:write`]),
  ...declared.filter(isWhole),
]

/** Scopes that a wider one includes. */
export const INCLUDED_IN: Readonly<Record<string, string>> = Object.assign(
  {},
  ...DOMAINS.map(({ includedScopes }) => includedScopes)
)

/** The scope that seeing what people earn takes. */
export const PAY = 'payroll:read'

/** Scopes of API keys: all except those over people and settings. */
export const KEY_SCOPES: readonly string[] = SCOPES.filter(
  (scope) => !/^(settings|users):/.test(scope)
)

/**
 * Of a scope alone; what routes ask for beside it, such as to be a person, is asked by `isAllowed`.
 */
export function hasScope({ scopes }: Actor, scope: string) {
  return (
    scopes === 'all' ||
    scopes.has(scope) ||
    (scope in INCLUDED_IN && scopes.has(INCLUDED_IN[scope]))
  )
}
