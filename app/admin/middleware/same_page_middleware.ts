/** CSRF protection: a form token, and no change by requests from another site. */
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { toLogIn } from '#admin/controllers/session_controller'
import { keptForm } from '#admin/forms/kept_form'
import { answerProblem } from '#admin/page'

export default class SamePageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await isFromOurPage(ctx)) return next()
    if (isOfEndedSession(ctx)) return toLogIn(ctx)

    const detail =
      'The page was open for too long, or the request did not come from it. Load the page again and repeat what you did.'
    await answerProblem(ctx, { status: 403, code: 'NOT_FROM_OUR_PAGE', detail })
  }
}

/** The form token ended with the session; Sec-Fetch-Site shows that the form is ours. */
function isOfEndedSession(ctx: HttpContext) {
  return (
    ctx.request.header('sec-fetch-site') === 'same-origin' &&
    ctx.route?.pattern !== '/admin/login' &&
    !ctx.auth.use('session').isKnown &&
    keptForm(ctx) !== undefined
  )
}

async function isFromOurPage(ctx: HttpContext) {
  const from = ctx.request.header('sec-fetch-site')
  const isForeign =
    !['GET', 'HEAD'].includes(ctx.request.method()) &&
    from !== undefined &&
    !['same-origin', 'none'].includes(from)
  if (isForeign) return false

  const shield = await app.container.make(ShieldMiddleware)
  try {
    await shield.handle(ctx, async () => {})
    return true
  } catch (error: any) {
    if (error.code !== 'E_BAD_CSRF_TOKEN') throw error
    return false
  }
}
