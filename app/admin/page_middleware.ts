/**
 * What every administration page has: a policy under which nothing runs or loads but what this server sends, and errors that
 * a person can read. An error has been answered for a program by the time it gets here; it is said again as a page.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PROBLEM_TYPE } from '#core/problem'
import { answerProblem, STYLE_HASH } from '#admin/pages/layout'

const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export default class PageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { response } = ctx
    response.response.setHeader('Content-Security-Policy', POLICY)
    response.response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')

    await next()
    if (response.getHeader('Content-Type') !== PROBLEM_TYPE) return

    const { status, detail, requestId } = JSON.parse(response.getBody())
    const noted = status >= 500 ? ` It is noted as ${requestId}.` : ''
    answerProblem(ctx, { status, title: status >= 500 ? 'Something went wrong' : 'This is not possible', message: `${detail}.${noted}` })
  }
}
