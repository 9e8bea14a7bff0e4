/** Admits people who are logged in; sends others to the log-in page and back afterwards. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { forbidden } from '#core/errors/refusal'
import { pageOfObligation } from '#admin/controllers/account_controller'
import { go } from '#admin/page'
import { toLogIn } from '#admin/controllers/session_controller'

export default class PersonMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!(await ctx.auth.checkUsing(['session']))) return toLogIn(ctx)

    const person = ctx.auth.getUserOrFail()
    if (
      person.tenant?.suspended &&
      !person.actor.isSuperAdmin &&
      ctx.route?.pattern !== '/admin/logout'
    )
      throw forbidden('This company is suspended', 'TENANT_SUSPENDED')

    const { obligation } = person
    const isOpen = /^admin\.(account\.(password|factor)|logout)/.test(ctx.route?.name ?? '')
    if (obligation && !isOpen && ctx.route?.pattern !== '/admin/logout')
      return go(ctx, pageOfObligation(obligation.code))
    return next()
  }
}
