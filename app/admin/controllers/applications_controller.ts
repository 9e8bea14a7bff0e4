import type { HttpContext } from '@adonisjs/core/http'
import { read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

export const applications = {
  async index(ctx: HttpContext) {
    await shown(ctx)
  },

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /auth/applications/:id', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, '/admin/applications', ctx.i18n.t('applications.removed'))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  const { data } = await read(ctx, '/auth/applications')
  await page(ctx, 'applications', { applications: data, ...refused })
}
