/** Operations about the sandbox: they read in it, and are written down in its company. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Current, type CurrentTenant } from '#core/context/current'
import { forbidden, Refusal } from '#core/errors/refusal'
import type { Caller } from '#core/security/caller_cache'
import { tellEnvironment } from '#core/security/environment'
import { sandboxOf } from '#tenants/sandbox_of'

export default class OfSandboxMiddleware {
  /** A reset runs in the company: its Idempotency-Key outlives the sandbox. */
  async handle({ auth, response }: HttpContext, next: NextFn, what: 'read' | 'reset') {
    const caller = auth.getUserOrFail()
    mustBeAllowed(caller, what)
    const company = companyOf(caller)

    tellEnvironment(response, 'test')
    if (what === 'reset') return Current.within(company, next)
    return Current.within(caller.company ? caller.tenant! : await sandboxOf(company), next)
  }
}

function companyOf({ company, tenant }: Caller): CurrentTenant {
  const found = company ?? tenant
  if (!found)
    throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company with the header X-Tenant-Id')
  return found
}

function mustBeAllowed({ actor, company }: Caller, what: 'read' | 'reset') {
  if (actor.scopes === 'all') return
  if (actor.type !== 'api_key' || !company)
    throw forbidden('The sandbox is for an ADMIN of the company and for test keys')
  if (what === 'reset' && ![...actor.scopes].some((scope) => scope.endsWith(':write')))
    throw forbidden('A key that may only read cannot reset the sandbox')
}
