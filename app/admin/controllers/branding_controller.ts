import type { HttpContext } from '@adonisjs/core/http'
import { call, handOver, read } from '#admin/call_api'
import { bodyFor, submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

const PAGE = '/admin/branding'
const PREVIEW = 'POST /settings/preview'

export const branding = {
  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    withChosenColor(ctx)
    const { problem } = await submit(ctx, 'PATCH /settings/tenant')
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, PAGE, ctx.i18n.t('forms.saved'))
  },

  /** Draws what stands in the form, saved or not. */
  async preview(ctx: HttpContext) {
    withChosenColor(ctx)
    const body = bodyFor(PREVIEW, ctx.request.body())
    const answer = await call(ctx, 'POST', '/settings/preview', { body })
    if (answer.problem) return shown(ctx, { problem: answer.problem, values: ctx.request.body() })
    for (const name of ['content-type', 'content-disposition'])
      ctx.response.header(name, String(answer.headers[name]))
    ctx.response.send(answer.body)
  },

  async picture(ctx: HttpContext) {
    await handOver(ctx, '/settings/logo')
  },

  /** The upload is passed on unread. */
  async upload(ctx: HttpContext) {
    const { problem } = await handOver(ctx, '/settings/logo', undefined, 'PUT')
    if (problem) return shown(ctx, { problem })
    go(ctx, PAGE, ctx.i18n.t('branding.logo_set'))
  },

  async remove(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /settings/logo')
    if (problem) return shown(ctx, { problem })
    go(ctx, PAGE, ctx.i18n.t('branding.logo_removed'))
  },
}

/** A field of a colour is never empty, so a flag beside it says whether it counts. */
function withChosenColor({ request }: HttpContext) {
  const form = request.body()
  request.updateBody({ ...form, brandColor: form.hasColor === 'true' ? form.brandColor : '' })
}

async function shown(ctx: HttpContext, refused = {}) {
  const logo = await call(ctx, 'GET', '/settings/logo', { headers: { 'if-none-match': '*' } })
  await page(ctx, 'branding', {
    settings: await read(ctx, '/settings/tenant'),
    hasLogo: logo.status === 304,
    ...refused,
  })
}
