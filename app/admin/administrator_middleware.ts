/** Lets a logged-in SUPER_ADMIN through and runs the rest in their name, on the platform itself; sends everyone else to the login page. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Current } from '#core/current'
import { PLATFORM } from '#core/platform'
import { administratorOf } from '#admin/admin_session'
import { answerProblem, isCallOfBoard } from '#admin/pages/layout'

export default class AdministratorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const actor = await administratorOf(ctx)
    if (actor) return Current.run({ tenant: PLATFORM, actor, origin: { requestId: ctx.request.id() ?? null, ip: ctx.request.ip() } }, () => next())

    if (isCallOfBoard(ctx)) return answerProblem(ctx, { status: 401, title: 'You are logged out', message: 'Load the page again to log in.' })
    ctx.response.redirect().status(303).toPath('/admin/login')
  }
}
