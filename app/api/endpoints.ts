/** Endpoints under /api/v1, read from the router, so that descriptions match the routes. */
import router from '@adonisjs/core/services/router'
import type { Declaration, Operation } from '#core/endpoints/operations'

export const PREFIX = '/api/v1'

export type Endpoint = {
  name: string
  /** Without HEAD, which every GET answers too. */
  methods: string[]
  /** Path under the prefix in the router's notation: `/customers/:id`. */
  pattern: string
  isOpen: boolean
  /** Permission of the route: a scope, `people:scope`, `platform` or `anyone`. */
  asks?: string
  module?: string
  declaration?: Declaration
  handler: Operation
}

export function endpoints(): Endpoint[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes.filter(({ pattern }) => pattern.startsWith(`${PREFIX}/`)).map(endpointOf)
}

function endpointOf({
  name,
  methods,
  pattern,
  handler,
  middleware,
}: ReturnType<typeof router.toJSON>[string][number]): Endpoint {
  const guards = new Map([...middleware.all()].map((one: any) => [one.name as string, one.args]))
  const path = pattern.slice(PREFIX.length)

  return {
    name: name ?? `${methods[0]} ${path}`.toLowerCase().replace(/\W+/g, '.'),
    methods: methods.filter((method) => method !== 'HEAD'),
    pattern: path,
    isOpen: !guards.has('auth'),
    asks: guards.get('can'),
    module: guards.get('inModule'),
    declaration: (handler as Partial<Operation>).declaration,
    handler: handler as Operation,
  }
}
