/** The pages of /docs, with a policy that allows content of this server only. */
import type { HttpContext } from '@adonisjs/core/http'
import { answerWith, cachedText } from '#api/cached_text'
import { fileOf } from '#api/docs/files'
import { ERRORS_PAGE, REFERENCE_PAGE } from '#api/docs/pages'
import { Refusal } from '#core/errors/refusal'

/** Swagger UI uses data: icons and blob: for binary answers; it sets styles through the DOM. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const HTML = 'text/html; charset=utf-8'
const reference = cachedText(HTML, REFERENCE_PAGE)
const errors = cachedText(HTML, ERRORS_PAGE)

export const docs = {
  home: ({ response }: HttpContext) => response.redirect('/docs', false, 302),

  show: (ctx: HttpContext) => answerPage(ctx, reference),

  errors: (ctx: HttpContext) => answerPage(ctx, errors),

  file(ctx: HttpContext) {
    const file = fileOf(ctx.params.name)
    if (!file) throw new Refusal(404, 'NOT_FOUND', 'There is no such address')
    answerWith(ctx, file, { maxAgeSeconds: 86_400 })
  },
}

function answerPage(ctx: HttpContext, page: ReturnType<typeof cachedText>) {
  ctx.response.header('Content-Security-Policy', POLICY)
  answerWith(ctx, page)
}
