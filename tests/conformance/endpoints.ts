/** All endpoints of the API according to the router. */
import router from '@adonisjs/core/services/router'
import type { Declaration } from '#core/endpoints/operations'

export const API = '/api/v1'

export type Endpoint = {
  method: string
  /** In the notation of clients, such as `/customers/:id`. */
  path: string
  /** The argument of `can`; undefined without a required permission. */
  scope?: string
  guards: string[]
  declaration?: Declaration
}

/** All routes of the application except HEAD and those that tests add under /test/. */
export function allRoutes(): Endpoint[] {
  const routes = (Object.values(router.toJSON()).flat() as any[]).filter(
    ({ pattern }) => !pattern.startsWith('/test/')
  )

  return routes.flatMap(({ methods, pattern, handler, middleware }) => {
    const used = [...middleware.all()] as { name?: string; args?: string }[]
    const guards = used.map(({ name }) => name ?? '')
    const can = used.find(({ name }) => name === 'can')
    const scope = can && String(can.args)

    return methods
      .filter((method: string) => method !== 'HEAD')
      .map((method: string) => ({
        method,
        path: pattern,
        scope,
        guards,
        declaration: handler?.declaration,
      }))
  })
}

/** Endpoints that require a log in, without the prefix of the API. */
export function endpoints(): Endpoint[] {
  return allRoutes()
    .filter(({ path, scope }) => path.startsWith(API) && scope !== undefined)
    .map((one) => ({ ...one, path: one.path.slice(API.length) }))
}

/** Endpoints about a tenant's own records, neither the platform's nor the caller's. */
export const ofTenants = () =>
  endpoints().filter(({ scope }) => !['platform', 'anyone', 'caller'].includes(scope!))

/** `/customers/:id` belongs to `/customers`; a list or a creation is a collection itself. */
export function collectionOf({ path, declaration }: Endpoint) {
  const isCollection = declaration && ['list', 'create'].includes(declaration.kind)
  return isCollection || !path.includes('/:id') ? path : path.slice(0, path.lastIndexOf('/:id'))
}

export const spoken = ({ method, path }: Endpoint) => `${method} ${path}`
