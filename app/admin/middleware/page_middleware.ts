/** Language, content security policy and readable errors of the pages, also for early refusals. */
import i18nManager from '@adonisjs/i18n/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { I18n } from '@adonisjs/i18n'
import { PROBLEM_TYPE } from '#core/errors/problem_details'
import { answerProblem } from '#admin/page'
import { lookOf } from '#admin/appearance'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of a page whose form leads to another origin: browsers check redirects of forms. */
export const policyWithForms = (origin: string) =>
  POLICY.replace("form-action 'self'", `form-action 'self' ${origin}`)

const OF_PAGES = /^\/admin(\/|$)/

export default class PageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    if (!OF_PAGES.test(request.url())) return next()
    response.response.setHeader('Content-Security-Policy', POLICY)
    response.response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')

    const { language, theme } = lookOf(ctx)
    ctx.i18n = i18nManager.locale(language)
    ctx.view.share({ theme })

    await next()
    if (response.getHeader('Content-Type') !== PROBLEM_TYPE) return
    await answerProblem(ctx, JSON.parse(response.getBody()))
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    i18n: I18n
  }
}
