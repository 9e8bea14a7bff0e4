/**
 * Refuses a request without valid credentials; runs the rest as its caller, in the caller's tenant.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Current } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { forbidden, Refusal } from '#core/errors/refusal'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.authFailure) throw ctx.authFailure
    const caller = ctx.caller
    if (!caller) {
      throw new Refusal(
        401,
        'UNAUTHENTICATED',
        'Log in, or send an API key: Authorization: Bearer <token>',
        { headers: { 'WWW-Authenticate': 'Bearer' } }
      )
    }

    const { tenant, actor } = caller
    if (tenant?.suspended && !actor.isSuperAdmin)
      throw forbidden('This company is suspended', 'TENANT_SUSPENDED')

    return Current.run({ tenant, actor, origin: originOf(ctx.request) }, () => next())
  }
}
