/** Test mode of the pages: the switch, kept mails, and the reset of the sandbox. */
import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

const MAILS = '/admin/sandbox/mails'

export const sandbox = {
  /** Goes to the home page, because a record of one environment is not in the other. */
  choose(ctx: HttpContext) {
    const environment = ctx.request.body().environment === 'test' ? 'test' : 'live'
    ctx.auth.use('session').chooseEnvironment(environment)
    go(ctx, '/admin', ctx.i18n.t(`sandbox.chosen_${environment}`))
  },

  async mails(ctx: HttpContext) {
    await page(ctx, 'sandbox/mails', {
      mails: await read(ctx, '/sandbox/mails', {
        sort: '-createdAt',
        ...askedIn(ctx, 'GET /sandbox/mails'),
      }),
    })
  },

  async mail(ctx: HttpContext) {
    await page(ctx, 'sandbox/mail', { mail: await read(ctx, `/sandbox/mails/${ctx.params.id}`) })
  },

  confirm: (ctx: HttpContext) => page(ctx, 'sandbox/reset'),

  async reset(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /sandbox/reset')
    if (problem) return page(ctx, 'sandbox/reset', { problem })
    go(ctx, MAILS, ctx.i18n.t('sandbox.was_reset'))
  },
}
