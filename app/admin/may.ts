/** Whether a person may call an endpoint, as the guards in its route's line will say: what is offered and what is refused cannot differ. */
import type { Caller } from '#core/callers'
import { mustHold } from '#core/permissions'
import { TENANTLESS } from '#core/middleware/can_middleware'
import { endpoints, type Endpoint } from '#api/endpoints'

let known: Map<string, Endpoint> | undefined

/** `endpointNamed('POST /api-keys/:id')`. */
export function endpointNamed(name: string): Endpoint {
  known ??= new Map(endpoints().flatMap((one) => one.methods.map((method) => [`${method} ${one.pattern}`, one])))
  const endpoint = known.get(name)
  if (!endpoint) throw new Error(`The API has no ${name}`)
  return endpoint
}

/** `may(caller, 'POST /api-keys')`. */
export function may({ actor, tenant }: Caller, name: string): boolean {
  const { asks = 'anyone', module } = endpointNamed(name)
  if (!tenant && !TENANTLESS.has(asks)) return false
  if (module && !actor.isSuperAdmin && !tenant?.modules.includes(module)) return false

  try {
    mustHold(actor, asks)
    return true
  } catch {
    return false
  }
}
