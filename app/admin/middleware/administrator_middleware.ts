/** Admits a SUPER_ADMIN and runs the request on the platform; sends others to the log in. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { addressOf } from '#core/http/client_address'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { forbidden } from '#core/errors/refusal'
import { mustBeFree } from '#core/security/obligation'
import { isCallOfBoard } from '#admin/board/calls'
import { toLogIn } from '#admin/controllers/session_controller'
import { pageOfObligation } from '#admin/controllers/account_controller'
import { answerProblem, go } from '#admin/page'

export default class AdministratorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await ctx.auth.checkUsing(['session'])
    const person = ctx.auth.user
    if (!person && isCallOfBoard(ctx))
      return answerProblem(ctx, {
        status: 401,
        code: 'UNAUTHENTICATED',
        detail: 'Load the page again to log in.',
      })
    if (!person) return toLogIn(ctx)

    const { obligation } = person
    if (obligation && !isCallOfBoard(ctx)) return go(ctx, pageOfObligation(obligation.code))
    mustBeFree(obligation, undefined)
    if (!person.actor.isSuperAdmin) throw forbidden('Only a SUPER_ADMIN may do this')
    return Current.run(
      {
        tenant: PLATFORM,
        actor: person.actor,
        origin: { requestId: ctx.request.id() ?? null, ip: addressOf(ctx.request) },
      },
      () => next()
    )
  }
}
