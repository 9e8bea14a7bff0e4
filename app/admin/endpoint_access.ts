/** Access to endpoints by the guards of their routes, so menus and refusals cannot differ. */
import type { Caller } from '#core/security/caller_cache'
import { mustHaveScope } from '#core/security/permissions'
import { TENANTLESS } from '#core/pipeline/middleware/can_middleware'
import { forbidden, Refusal } from '#core/errors/refusal'
import { endpoints, type Endpoint } from '#api/endpoints'

let known: Map<string, Endpoint> | undefined

/** `endpointNamed('POST /api-keys/:id')`. */
export function endpointNamed(name: string): Endpoint {
  known ??= new Map(
    endpoints().flatMap((one) => one.methods.map((method) => [`${method} ${one.pattern}`, one]))
  )
  const endpoint = known.get(name)
  if (!endpoint) throw new Error(`The API has no ${name}`)
  return endpoint
}

/** `may(caller, 'POST /api-keys')`. */
export function may(caller: Caller, name: string): boolean {
  try {
    mustBeAllowed(caller, name)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Throws the refusal of the endpoint's guard. */
export function mustBeAllowed({ actor, tenant }: Caller, name: string) {
  const { asks = 'anyone', module, declaration } = endpointNamed(name)
  mustHaveScope(actor, asks)
  if (declaration?.needs) mustHaveScope(actor, declaration.needs)
  if (!tenant && !TENANTLESS.has(asks))
    throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company first')
  if (module && !actor.isSuperAdmin && !tenant?.modules.includes(module))
    throw forbidden(`The module ${module} is not enabled for this company`, 'MODULE_NOT_ENABLED')
}
