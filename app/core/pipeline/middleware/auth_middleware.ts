/** Refuses requests without valid credentials, and runs the others as their caller and tenant. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { environmentOf, tellEnvironment } from '#core/security/environment'
import { guardOf } from '#core/security/caller_cache'
import { mustBeAdmitted } from '#core/security/admission'
import { Current } from '#core/context/current'
import { originOf } from '#core/http/request_origin'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use(guardOf(ctx.request))
    const caller = ctx.auth.user ?? (await guard.authenticate())
    const { tenant, actor } = caller
    tellEnvironment(ctx.response, environmentOf(tenant))
    mustBeAdmitted(caller, ctx.route?.name)

    return Current.run({ tenant, actor, origin: originOf(ctx.request) }, () => next())
  }
}
