/** Scopes of roles and API keys. */
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

/** The scope for salaries and wages. */
export const PAY = 'payroll:read'

/** Scopes of API keys: all except those over people and settings. */
export const KEY_SCOPES: readonly string[] = SCOPES.filter(
  (scope) => !/^(settings|users):/.test(scope)
)

/** Tests a scope alone; `isAllowed` also tests a route's other conditions. */
export function hasScope({ scopes }: Actor, scope: string) {
  return (
    scopes === 'all' ||
    scopes.has(scope) ||
    (scope in INCLUDED_IN && scopes.has(INCLUDED_IN[scope]))
  )
}
