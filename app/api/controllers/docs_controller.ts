/** The documentation at /docs, with a policy that allows content of this server only. */
import type { HttpContext } from '@adonisjs/core/http'
import { answerWith } from '#api/cached_text'
import { assetNamed, versionOf } from '#api/docs/assets'
import type { View } from '#api/docs/layout'
import { answerAt, pageOf } from '#api/docs/site'
import { missingView, searchView } from '#api/docs/views/search_page'
import { notFound } from '#core/errors/refusal'

/** Swagger UI uses data: icons and blob: for binary answers; it sets styles through the DOM. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const MOST_CHARACTERS_OF_A_SEARCH = 200
const A_DAY = 86_400
const A_YEAR = 31_536_000

export const docs = {
  home: ({ response }: HttpContext) => response.redirect('/docs', false, 302),

  /** The address is looked up among the known ones and never becomes a path of a file. */
  async show(ctx: HttpContext) {
    const rest: string[] = ctx.params['*'] ?? []
    const address = ['/docs', ...rest].join('/')
    const answer = await answerAt(address)
    if (answer) {
      ctx.response.header('Content-Security-Policy', POLICY)
      return answerWith(ctx, answer)
    }
    if (ctx.request.accepts(['html', 'json']) !== 'html') throw notFound()
    ctx.response.status(404)
    return answerView(ctx, () => missingView(address))
  },

  search(ctx: HttpContext) {
    const query = String(ctx.request.input('q', '')).slice(0, MOST_CHARACTERS_OF_A_SEARCH).trim()
    return answerView(ctx, () => searchView(query))
  },

  /** During an upgrade a page of the other release may ask for its own version: it is not cached. */
  file(ctx: HttpContext) {
    const file = assetNamed(ctx.params.name)
    if (!file) throw notFound()
    const asked = ctx.request.input('v')
    const isCurrent = asked === versionOf(ctx.params.name)
    answerWith(ctx, file, { maxAgeSeconds: isCurrent ? A_YEAR : asked ? 0 : A_DAY })
  },
}

/** Views of requests are not kept, because their number has no bound. */
async function answerView({ response }: HttpContext, view: () => View) {
  response.header('Content-Security-Policy', POLICY)
  response.header('Content-Type', 'text/html; charset=utf-8')
  response.header('Cache-Control', 'no-store')
  return response.send(await pageOf(view))
}
