/** Authorizes the caller by the permission of the route, as in #core/security/permissions. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mustHaveScope } from '#core/security/permissions'
import { declarationOf } from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { companyFor, tellEnvironment } from '#core/security/environment'
import { Refusal } from '#core/errors/refusal'

/** Endpoints of the platform, and those about the caller alone. */
export const TENANTLESS: ReadonlySet<string> = new Set([
  'platform',
  'anyone',
  'caller',
  'modules:read',
  'audit:read',
])

export default class CanMiddleware {
  handle(ctx: HttpContext, next: NextFn, asked: string) {
    const { needs, isOfCompany } = declarationOf(ctx) ?? {}
    mustHaveScope(Current.actor, asked)
    if (needs) mustHaveScope(Current.actor, needs)
    if (!Current.tenantIfAny && !TENANTLESS.has(asked))
      throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company with the header X-Tenant-Id')

    const company = companyFor(ctx.auth.user, asked, isOfCompany)
    if (!company) return next()
    tellEnvironment(ctx.response, 'live')
    return Current.within(company, next)
  }
}
