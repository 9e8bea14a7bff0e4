/**
 * What can be called under /api/v1, read off the router: the very routes, guards and declarations
 * that serve requests.
 */
import router from '@adonisjs/core/services/router'
import type { Declaration, Operation } from '#core/endpoints/operations'

export const PREFIX = '/api/v1'

export type Endpoint = {
  name: string
  /** Without HEAD, which every GET answers too. */
  methods: string[]
  /** Under the prefix, with its parameters as the router writes them: `/customers/:id`. */
  pattern: string
  /** Needs no log in. */
  isOpen: boolean
  /** The permission in the route's line: a scope, `people:scope`, `platform`, `anyone`. */
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
