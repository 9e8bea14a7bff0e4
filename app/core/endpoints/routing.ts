/** Routes of a resource and of the actions on its records. PUT is an alias of PATCH. */
import router from '@adonisjs/core/services/router'
import string from '@adonisjs/core/helpers/string'
import type { Operation } from '#core/endpoints/operations'
import { middleware } from '#start/kernel'

type Handlers = {
  index?: Operation
  store?: Operation
  show?: Operation
  update?: Operation
  destroy?: Operation
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One route that needs the permission `asks`; all but GET run in their transaction. */
export function endpoint(
  method: Method,
  path: string,
  [name, handler]: [name: string, handler: Operation],
  asks: string
) {
  const route = router[method](path, handler).as(name).use(middleware.can(asks))
  if (method !== 'get') route.use(middleware.execute())
}

/**
 * `path` is the collection's and names the routes; `scope` is the resource part of
 * `customers:read`. Below another record the id has a name: `:interactionId`. `besides` are literal
 * segments in place of the id, which answer 405 to other methods. `readBy` replaces the resource of
 * the read scope.
 */
export function resource(
  path: string,
  handlers: Handlers,
  scope: string,
  { besides = [], readBy = scope }: { besides?: readonly string[]; readBy?: string } = {}
) {
  const named = path.replaceAll('/:id/', '.')
  const one = path.includes(':id')
    ? `${path}/:${string.camelCase(string.singular(path.slice(path.lastIndexOf('/') + 1)))}Id`
    : `${path}/:id`
  const { index, store, show, update, destroy } = handlers
  const ofOne = (route: ReturnType<typeof router.get>) =>
    besides.length ? route.where('id', new RegExp(`^(?!(?:${besides.join('|')})$)`)) : route

  if (index)
    router
      .get(path, index)
      .as(`${named}.index`)
      .use(middleware.can(`${readBy}:read`))
  if (store)
    router
      .post(path, store)
      .as(`${named}.store`)
      .use(middleware.can(`${scope}:write`))
      .use(middleware.execute())
  if (show)
    ofOne(router.get(one, show))
      .as(`${named}.show`)
      .use(middleware.can(`${readBy}:read`))
  if (update)
    ofOne(router.route(one, ['PATCH', 'PUT'], update))
      .as(`${named}.update`)
      .use(middleware.can(`${scope}:write`))
      .use(middleware.execute())
  if (destroy)
    ofOne(router.delete(one, destroy))
      .as(`${named}.destroy`)
      .use(middleware.can(`${scope}:write`))
      .use(middleware.execute())
}

/** An action on a record: `POST /invoices/:id/void`, named `invoices.void`. */
export function action(path: string, name: string, handler: Operation, scope: string) {
  router
    .post(`${path}/:id/${name}`, handler)
    .as(`${path}.${dotted(name)}`)
    .use(middleware.can(`${scope}:write`))
    .use(middleware.execute())
}

/** A subresource: `GET /invoices/:id/pdf`, named `invoices.pdf`. */
export function reading(path: string, name: string, handler: Operation, scope: string) {
  router
    .get(`${path}/:id/${name}`, handler)
    .as(`${path}.${dotted(name)}`)
    .use(middleware.can(`${scope}:read`))
}

/** `statement/send` below a customer is `customers.statement.send`. */
const dotted = (name: string) => name.replaceAll('/', '.')
