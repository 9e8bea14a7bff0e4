/** Scopes in words. */
import type { I18n } from '@adonisjs/i18n'

/** One row per resource, with its read and write scopes. */
export function asTable(scopes: readonly string[]) {
  const resources = [...new Set(scopes.map((scope) => scope.split(':')[0]))]
  return resources.map((resource) => ({
    resource,
    read: scopeIn(scopes, `${resource}:read`),
    write: scopeIn(scopes, `${resource}:write`),
  }))
}

const scopeIn = (scopes: readonly string[], scope: string) =>
  scopes.includes(scope) ? scope : undefined

/** `Customers (read and write), Sales (read)`. */
export function inWords(i18n: I18n, scopes: readonly string[]) {
  return asTable(scopes)
    .map(
      ({ resource, read, write }) =>
        `${i18n.t(`scopes.${resource}`)} (${i18n.t(`scopes.${read && write ? 'both' : read ? 'read' : 'write'}`).toLowerCase()})`
    )
    .join(', ')
}
