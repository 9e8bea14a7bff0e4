/** Pages of a forgotten password, for people who are not logged in. */
import type { HttpContext } from '@adonisjs/core/http'
import type { Problem } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

export const forgotten = {
  ask: (ctx: HttpContext) => page(ctx, 'forgot', { values: { email: ctx.request.qs().email } }),

  /** The answer is the same whether the address has an account. */
  async send(ctx: HttpContext) {
    const values = ctx.request.body()
    const { problem } = await submit(ctx, 'POST /auth/password/forgot')
    if (problem) return page(ctx, 'forgot', { problem, values })
    await page(ctx, 'forgot_sent', { email: String(values.email).trim() })
  },

  choose: (ctx: HttpContext) => page(ctx, 'reset', { token: String(ctx.request.qs().token ?? '') }),

  async reset(ctx: HttpContext) {
    const { token = '', password, again } = ctx.request.body()
    if (password !== again) return page(ctx, 'reset', { token, problem: differentIn(ctx) })

    const { problem } = await submit(ctx, 'POST /auth/password/reset')
    const isGone = problem?.errors?.some(({ field }) => field === 'token')
    if (isGone) return page(ctx, 'reset_gone', { problem })
    if (problem) return page(ctx, 'reset', { token, problem })
    go(ctx, '/admin/login', ctx.i18n.t('password_resets.done'))
  },
}

function differentIn({ i18n }: HttpContext): Problem {
  const message = i18n.t('password_resets.different')
  return {
    status: 422,
    code: 'VALIDATION_FAILED',
    detail: message,
    errors: [{ field: 'again', pointer: '/again', code: 'DIFFERENT', message }],
  }
}
