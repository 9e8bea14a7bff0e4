/** Single sign-on in the pages: to the provider of the person's company, and back. */
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { originOf } from '#core/http/request_origin'
import { refusalFrom } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import { mustBeOpen } from '#identity/choose_membership'
import { beginLogIn, domainOf, finishLogIn, memberFor } from '#identity/single_sign_on'
import type { PendingLogIn } from '#identity/single_sign_on'
import { WANTED } from '#admin/controllers/session_controller'
import { policyWithForms } from '#admin/middleware/page_middleware'
import { openPages } from '#admin/open_pages'
import { go, page } from '#admin/page'

const PENDING = 'sso'

export const sso = {
  /** Asks for the e-mail, whose domain names the company. */
  async ask(ctx: HttpContext) {
    const { email } = ctx.request.qs()
    if (typeof email !== 'string' || !email.trim()) return form(ctx)
    go(ctx, `/admin/sso/${encodeURIComponent(domainOf(email) || 'unknown')}`)
  },

  begin: (ctx: HttpContext) =>
    answering(ctx, async () => {
      const { address, pending } = await beginLogIn(String(ctx.params.domain), clock.now())
      ctx.session.put(PENDING, pending)
      ctx.response.status(303).header('Location', address).send('')
    }),

  /** The pending log in is removed first: an answer of the provider is taken once. */
  finish: (ctx: HttpContext) =>
    answering(ctx, async () => {
      const pending = ctx.session.pull(PENDING) as PendingLogIn | undefined
      const origin = originOf(ctx.request)
      const query = ctx.request.parsedUrl.query ?? ''
      const { sso: found, identity } = await finishLogIn(query, pending, clock.now(), origin)
      const membership = await memberFor(found, identity, origin)
      mustBeOpen(membership, origin, { bySso: true })

      const wanted = ctx.session.get(WANTED, '/admin')
      await openPages(membership, ctx, { bySso: true })
      go(ctx, wanted)
    }),
}

async function answering(ctx: HttpContext, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const refusal = refusalFrom(error)
    if (!refusal || refusal.status === 500) throw error
    const { status, message: detail } = refusal
    const code = status === 401 ? 'SSO_FAILED' : refusal.code
    await form(ctx, { problem: { status, code, detail, requestId: ctx.request.id() } })
  }
}

/** The form leads to the provider, whose address is not known yet. */
async function form(ctx: HttpContext, refused = {}) {
  const anywhere = app.inProduction ? 'https:' : 'https: http:'
  ctx.response.response.setHeader('Content-Security-Policy', policyWithForms(anywhere))
  await page(ctx, 'sso', refused)
}
