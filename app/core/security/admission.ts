/** Admits callers whose credential is good: by their company, and by what they have to do first. */
import type { Caller } from '#core/security/caller_cache'
import { mustBeFree } from '#core/security/obligation'
import { forbidden } from '#core/errors/refusal'

/**
 * `route` is the name of the operation. Refuses 403 TENANT_SUSPENDED, also for the sandbox of a
 * suspended company, and 403 with the code of an obligation.
 */
export function mustBeAdmitted(caller: Caller, route: string | undefined) {
  const { tenant, company, actor, obligation } = caller
  if ((tenant?.suspended || company?.suspended) && !actor.isSuperAdmin)
    throw forbidden('This company is suspended', 'TENANT_SUSPENDED')
  mustBeFree(obligation, route)
}
