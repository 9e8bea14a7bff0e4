/**
 * Lets through who is logged in, as the caller of whatever the page asks of the API; sends everyone
 * else to the login page and back after it.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { forbidden } from '#core/errors/refusal'
import { personOf } from '#admin/admin_session'
import { toLogIn } from '#admin/controllers/session_controller'

export default class PersonMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const person = await personOf(ctx)
    if (!person) return toLogIn(ctx)

    ctx.caller = person
    if (
      person.tenant?.suspended &&
      !person.actor.isSuperAdmin &&
      ctx.route?.pattern !== '/admin/logout'
    )
      throw forbidden('This company is suspended', 'TENANT_SUSPENDED')
    return next()
  }
}
