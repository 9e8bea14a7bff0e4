/**
 * CSRF protection: a form token, and no change by requests from another site. A form of one
 * environment does not act in the other, such as after a switch in another tab.
 */
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { toLogIn } from '#admin/controllers/session_controller'
import { keptForm } from '#admin/forms/kept_form'
import { answerProblem } from '#admin/page'

export default class SamePageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await isFromOurPage(ctx)) return isOfOtherEnvironment(ctx) ? answerOther(ctx) : next()
    if (isOfEndedSession(ctx)) return toLogIn(ctx)

    const detail =
      'The page was open for too long, or the request did not come from it. Load the page again ' +
      'and repeat what you did.'
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

/** Forms that do the same in both environments. */
const OF_BOTH = new Set(['/admin/logout', '/admin/look', '/admin/environment', '/admin/login'])

function isOfOtherEnvironment(ctx: HttpContext) {
  const { isKnown, environment } = ctx.auth.use('session')
  const sent = ctx.request.input('_environment')
  return isKnown && sent && sent !== environment && !OF_BOTH.has(ctx.route!.pattern)
}

const answerOther = (ctx: HttpContext) =>
  answerProblem(ctx, {
    status: 409,
    code: 'OTHER_ENVIRONMENT',
    detail:
      'The page is of the other environment: live or test mode was switched since it was ' +
      'opened. Nothing was changed. Load the page again and repeat what you did.',
  })

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
