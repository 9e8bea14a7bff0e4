/** Renders pages; `values` and `problem` are those of a refused form. */
import type { HttpContext } from '@adonisjs/core/http'
import { newId } from '#core/primitives/ids'
import { html as attributes } from '#admin/forms/attributes'
import { isCallOfBoard } from '#admin/board/calls'
import type { Problem } from '#admin/call_api'
import { fileAddress } from '#admin/files'
import { formattersFor } from '#admin/format/formats'
import { may } from '#admin/endpoint_access'
import { bandFor, menuFor } from '#admin/menu'
import { pageOfForm } from '#admin/forms/page_of_form'
import { problemIn } from '#admin/format/problem_texts'

type Data = Record<string, unknown> & { problem?: Problem; values?: Record<string, unknown> }

export async function page(
  ctx: HttpContext,
  view: string,
  { problem, values = {}, ...data }: Data = {}
) {
  const { request, response, i18n, session } = ctx
  const caller = ctx.auth.user
  response
    .status(problem?.status ?? 200)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Language', i18n.locale)

  const html = await ctx.view
    .share({
      ...formattersFor(i18n, caller?.tenant),
      ...problemIn(i18n, problem),
      html: attributes,
      values,
      file: fileAddress,
      csrf: request.csrfToken,
      newKey: newId,
      path: pageOfForm(request.url()),
      here: request.method() === 'GET' ? request.url(true) : pageOfForm(request.url()),
      query: request.qs(),
      person: caller?.actor,
      company: caller?.tenant,
      environment: caller && session && ctx.auth.use('session').environment,
      band: caller && bandFor(caller, request.url()),
      menu: caller ? menuFor(caller, request.url()) : [],
      may: (endpoint: string) => caller !== undefined && may(caller, endpoint),
      notice: session?.flashMessages.get('notice'),
    })
    .render(`admin/${view}`, data)
  response.send(html)
}

/** Redirects after a change; `notice` is shown on the next page. */
export function go(ctx: HttpContext, path: string, notice?: string) {
  if (notice) ctx.session.flash('notice', notice)
  if (isPart(ctx)) return ctx.response.status(204).header('HX-Redirect', path).send('')
  ctx.response.status(303).redirect().toPath(path)
}

/** Answers an error as a full page, and as JSON to the board's script. */
export async function answerProblem(ctx: HttpContext, problem: Problem) {
  if (isCallOfBoard(ctx)) {
    const { title, text } = problemIn(ctx.i18n, problem)
    return ctx.response
      .status(problem.status)
      .header('Content-Type', 'application/json; charset=utf-8')
      .send({ error: title, message: text })
  }
  if (isPart(ctx)) for (const [name, value] of WHOLE) ctx.response.header(name, value)
  await page(ctx, 'problem', { problem })
}

/** True for htmx requests, which replace a part of the page. */
const isPart = ({ request }: HttpContext) => request.header('hx-request') === 'true'

/** Headers that make htmx replace the whole page. */
const WHOLE = [
  ['HX-Retarget', '#main'],
  ['HX-Reselect', '#main'],
  ['HX-Reswap', 'outerHTML'],
] as const
