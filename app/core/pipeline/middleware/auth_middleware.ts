/** Refuses requests without valid credentials, and runs the others as their caller and tenant. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { environmentOf, tellEnvironment } from '#core/security/environment'
import { guardOf } from '#core/security/caller_cache'
import { mustBeFree } from '#core/security/obligation'
import { Current } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { forbidden } from '#core/errors/refusal'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use(guardOf(ctx.request))
    const caller = ctx.auth.user ?? (await guard.authenticate())
    const { tenant, actor, company, obligation } = caller
    tellEnvironment(ctx.response, environmentOf(tenant))
    if ((tenant?.suspended || company?.suspended) && !actor.isSuperAdmin)
      throw forbidden('This company is suspended', 'TENANT_SUSPENDED')
    mustBeFree(obligation, ctx.route?.name)

    return Current.run({ tenant, actor, origin: originOf(ctx.request) }, () => next())
  }
}
