/**
 * The routes of a resource, for the handlers that it has, and of what else there is to one of its
 * records; PUT is taken as PATCH.
 */
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

/**
 * `path` is the collection's, also the name of the routes; `scope` the resource part of
 * `customers:read`. Below another record the id has a name: `:interactionId`. `besides` are the
 * words that stand where an id could and are none: with other methods than their own they are a
 * 405, not a record that is not there. `readBy` is the resource part of the scope that reading
 * takes, where it is another.
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

/** An action on a record: `POST /invoices/:id/void`, named `invoices.void`. `scope` as above. */
export function action(path: string, name: string, handler: Operation, scope: string) {
  router
    .post(`${path}/:id/${name}`, handler)
    .as(`${path}.${name}`)
    .use(middleware.can(`${scope}:write`))
    .use(middleware.execute())
}

/** A further reading of a record: `GET /invoices/:id/pdf`, named `invoices.pdf`. */
export function reading(path: string, name: string, handler: Operation, scope: string) {
  router
    .get(`${path}/:id/${name}`, handler)
    .as(`${path}.${name}`)
    .use(middleware.can(`${scope}:read`))
}
