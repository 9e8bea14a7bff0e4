/** Operations with the addresses of their reference, found by method and path. */
import { endpoints, PREFIX, type Endpoint } from '#api/endpoints'
import { tagOf } from '#api/openapi/words'

export type Operation = {
  id: string
  /** PATCH for an operation that also takes PUT. */
  method: string
  path: string
  tag: string
  address: string
}

type Operations = {
  all: Operation[]
  byKey: ReadonlyMap<string, Operation>
  patterns: [RegExp, Operation][]
}

let known: Operations | undefined

/** Routes do not change while the process lives. */
export function operations(): Operations {
  return (known ??= indexed(endpoints()))
}

/** `POST /invoices/:id/void`, with or without prefix and query, `:id`, `{id}` or a value. */
export function operationNamed(text: string): Operation | undefined {
  const [, method, path] = /^(GET|POST|PATCH|PUT|DELETE) (\/[^\s?#]+)/.exec(text) ?? []
  if (!path) return
  const { byKey, patterns } = operations()
  const key = keyOf(method, path)
  return byKey.get(key) ?? patterns.find(([pattern]) => pattern.test(key))?.[1]
}

export const slugOf = (tag: string) => tag.toLowerCase().replaceAll(/\W+/g, '-')

function indexed(all: Endpoint[]): Operations {
  const byKey = new Map<string, Operation>()
  const found = all.map((endpoint) => {
    const { name: id, methods, pattern } = endpoint
    const tag = tagOf(endpoint)
    const method = methods.find((one) => one !== 'PUT') ?? methods[0]
    const address = `/docs/api/${slugOf(tag)}#${id}`
    const operation = { id, method, path: pattern.replace(/:(\w+)/g, '{$1}'), tag, address }
    for (const one of methods) byKey.set(keyOf(one, pattern), operation)
    return operation
  })
  const patterns = [...byKey].map(([key, operation]): [RegExp, Operation] => [
    new RegExp(`^${key.replaceAll('{}', '[^/]+')}$`),
    operation,
  ])
  return { all: found, byKey, patterns }
}

function keyOf(method: string, path: string) {
  const plain = path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path
  return `${method} ${plain.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/\/$/, '')}`
}
