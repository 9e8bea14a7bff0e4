/** Log in and log out of the administration pages. Passwords, and how often one may guess them, are identity's business. */
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#core/audit'
import { Current, type Actor } from '#core/current'
import { PLATFORM } from '#core/platform'
import { Refusal } from '#core/refusals'
import { transaction } from '#core/transaction'
import { checkPassword } from '#identity/log_in'
import { administratorOf, beginSession, endSession } from '#admin/admin_session'
import { answerPage } from '#admin/pages/layout'
import { loginForm, logoutForm } from '#admin/pages/forms'

const BOARD = '/admin/queues'

export const session = {
  async show(ctx: HttpContext) {
    if (await administratorOf(ctx)) return ctx.response.redirect().status(303).toPath(BOARD)
    answerPage(ctx, { title: 'Log in', body: loginForm({ csrf: ctx.request.csrfToken }) })
  },

  async store(ctx: HttpContext) {
    const { email = '', password = '' } = ctx.request.body() as Record<string, string>
    const refuse = ({ status, message, headers }: Refusal) => {
      if (headers['Retry-After']) ctx.response.header('Retry-After', headers['Retry-After'])
      answerPage(ctx, { status, title: 'Log in', body: loginForm({ csrf: ctx.request.csrfToken, email, problem: message }) })
    }
    if (!email.trim() || !password) return refuse(new Refusal(422, 'VALIDATION_FAILED', 'Enter your e-mail and your password.'))

    try {
      const user = await checkPassword(email.trim(), password, ctx.request.ip())
      if (user.role !== 'SUPER_ADMIN') return refuse(new Refusal(403, 'FORBIDDEN', 'This account may not see the queues: they are for the administrators of the platform.'))

      beginSession(ctx, user)
      await note('admin.logged_in', user, ctx)
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return refuse(error)
      throw error
    }
    ctx.response.redirect().status(303).toPath(BOARD)
  },

  confirm(ctx: HttpContext) {
    answerPage(ctx, { title: 'Log out', body: logoutForm({ csrf: ctx.request.csrfToken, name: Current.actor.name }) })
  },

  async destroy(ctx: HttpContext) {
    const { actor } = Current
    await endSession(ctx)
    await note('admin.logged_out', { id: actor.id!, name: actor.name }, ctx)
    ctx.response.redirect().status(303).toPath('/admin/login')
  },
}

/** In the platform's audit log. */
function note(action: string, { id, name }: { id: string; name: string }, { request }: HttpContext) {
  const actor: Actor = { type: 'user', id, name, role: 'SUPER_ADMIN', scopes: 'all', isSuperAdmin: true }
  const origin = { requestId: request.id() ?? null, ip: request.ip() }
  return Current.run({ tenant: PLATFORM, actor, origin }, () => transaction(async () => record({ action, entity: 'user', entityId: id })))
}
