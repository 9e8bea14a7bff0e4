/** Scopes as a table for people: a row for each resource, `read` and `write` in it where there are such. */
export function asTable(scopes: readonly string[]) {
  const resources = [...new Set(scopes.map((scope) => scope.split(':')[0]))]
  return resources.map((resource) => ({ resource, read: scopeIn(scopes, `${resource}:read`), write: scopeIn(scopes, `${resource}:write`) }))
}

const scopeIn = (scopes: readonly string[], scope: string) => (scopes.includes(scope) ? scope : undefined)
