/** The own account, a page for each part: profile, password, second factor, sessions. */
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/http/request_origin'
import { chooseMembership, mustBeOpen } from '#identity/choose_membership'
import { membershipsOf, personIdOf } from '#identity/memberships'
import { mustBeProvedToAll } from '#identity/proved_to_all'
import { call, read, type Problem } from '#admin/call_api'
import { bodyFor, submit } from '#admin/forms/forms'
import { openPages, withPages } from '#admin/open_pages'
import { go, page } from '#admin/page'

const ACCOUNT = '/admin/account'

export const account = {
  profile: (ctx: HttpContext) => profile(ctx),

  async change(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /auth/me')
    if (!problem) return go(ctx, ACCOUNT, ctx.i18n.t('forms.saved'))
    await profile(ctx, {
      problem: wrongPassword(problem, 'currentPassword'),
      values: ctx.request.body(),
    })
  },

  password: (ctx: HttpContext) => page(ctx, 'account/password', obligationOf(ctx)),

  /** Changing the password ends all sessions and tokens of the person, including this one. */
  async changePassword(ctx: HttpContext) {
    const { problem } = await call(ctx, 'POST', '/auth/password', {
      body: bodyFor('POST /auth/password', ctx.request.body()),
    })
    if (!problem) return go(ctx, '/admin/login', ctx.i18n.t('account.changed'))
    await page(ctx, 'account/password', {
      ...obligationOf(ctx),
      problem: wrongPassword(problem, 'currentPassword'),
    })
  },

  /** Goes on in another company of the person. */
  async switch(ctx: HttpContext) {
    mustBeProvedToAll(ctx)
    const { actor, home } = ctx.auth.getUserOrFail()
    const memberships = withPages(await membershipsOf(await personIdOf(actor.id!, home)))
    const membership = chooseMembership(memberships, String(ctx.request.body().tenantId ?? ''))
    mustBeOpen(membership, originOf(ctx.request))

    await openPages(membership, ctx, { isSwitch: true })
    go(ctx, '/admin', ctx.i18n.t('account.switched', { name: membership.tenant.name }))
  },

  sessions: async (ctx: HttpContext) =>
    page(ctx, 'account/sessions', { sessions: await read(ctx, '/auth/sessions') }),

  async endSession(ctx: HttpContext) {
    const { problem } = await call(ctx, 'DELETE', `/auth/sessions/${ctx.params.id}`)
    if (!problem || problem.status === 404)
      return go(ctx, `${ACCOUNT}/sessions`, ctx.i18n.t('account.session_ended'))
    await page(ctx, 'account/sessions', { sessions: await read(ctx, '/auth/sessions'), problem })
  },
}

async function profile(ctx: HttpContext, refused = {}) {
  const [me, { data: memberships }] = await Promise.all([
    read(ctx, '/auth/me'),
    read(ctx, '/auth/memberships'),
  ])
  const { home } = ctx.auth.getUserOrFail()
  await page(ctx, 'account/profile', { me, memberships, current: home.publicId, ...refused })
}

/** The QR code as the address of an image, which a refused form carries. */
const SVG = 'data:image/svg+xml;base64,'

export const secondFactor = {
  show: (ctx: HttpContext) => factor(ctx),

  async start(ctx: HttpContext) {
    const { body, problem } = await call(ctx, 'POST', '/auth/totp')
    if (problem) return factor(ctx, problem)
    const qr = SVG + Buffer.from(body.qrSvg).toString('base64')
    await page(ctx, 'account/enrol', { secret: body.secret, qr })
  },

  async confirm(ctx: HttpContext) {
    const { body, problem } = await submit(ctx, 'POST /auth/totp/confirm')
    if (!problem) return page(ctx, 'account/recovery_codes', { codes: body.recoveryCodes })

    const { secret = '', qr = '' } = ctx.request.body()
    const isOurs = String(qr).startsWith(SVG)
    await page(ctx, 'account/enrol', { problem, secret, qr: isOurs ? qr : '' })
  },

  async remove(ctx: HttpContext) {
    const { problem } = await call(ctx, 'DELETE', '/auth/totp', {
      body: bodyFor('DELETE /auth/totp', ctx.request.body()),
    })
    if (!problem) return go(ctx, `${ACCOUNT}/second-factor`, ctx.i18n.t('account.factor_removed'))
    await factor(ctx, wrongPassword(problem, 'password'))
  },
}

async function factor(ctx: HttpContext, problem?: Problem) {
  await page(ctx, 'account/second_factor', {
    factor: await read(ctx, '/auth/totp'),
    ...obligationOf(ctx),
    problem,
  })
}

/** The page of what a person must do before everything else. */
export const pageOfObligation = (code: string) =>
  code === 'TOTP_REQUIRED' ? `${ACCOUNT}/second-factor` : `${ACCOUNT}/password`

const obligationOf = ({ auth }: HttpContext) => ({
  obligation: auth.getUserOrFail().obligation?.code,
})

/** Assigns the refusal to the password of the form, the only one that can be wrong there. */
function wrongPassword(problem: Problem, field: string): Problem {
  const errors = [{ field, pointer: `/${field}`, code: 'WRONG_PASSWORD', message: problem.detail }]
  return problem.code === 'INVALID_CREDENTIALS' ? { ...problem, errors } : problem
}
