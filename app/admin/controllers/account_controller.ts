/** The own account: password, and the companies of the person. */
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/http/request_origin'
import { chooseMembership, mustBeOpen } from '#identity/choose_membership'
import { membershipsOf, personIdOf } from '#identity/memberships'
import { mustBeProvedToAll } from '#identity/proved_to_all'
import { call, read, type Problem } from '#admin/call_api'
import { bodyFor } from '#admin/forms/forms'
import { openPages, withPages } from '#admin/open_pages'
import { go, page } from '#admin/page'

export const account = {
  show: (ctx: HttpContext) => shown(ctx),

  /** Changing the password ends all sessions and tokens of the person, including this one. */
  async password(ctx: HttpContext) {
    const { problem } = await call(ctx, 'POST', '/auth/password', {
      body: bodyFor('POST /auth/password', ctx.request.body()),
    })
    if (problem) return shown(ctx, { problem: ofItsField(problem) })
    go(ctx, '/admin/login', ctx.i18n.t('account.changed'))
  },

  /** Goes on in another company of the person. */
  async switch(ctx: HttpContext) {
    mustBeProvedToAll(ctx)
    const { actor, home } = ctx.auth.getUserOrFail()
    const memberships = withPages(await membershipsOf(await personIdOf(actor.id!, home)))
    const membership = chooseMembership(memberships, String(ctx.request.body().tenantId ?? ''))
    mustBeOpen(membership, originOf(ctx.request))

    await openPages(membership, ctx)
    go(ctx, '/admin', ctx.i18n.t('account.switched', { name: membership.tenant.name }))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  const { data } = await read(ctx, '/auth/memberships')
  const { home } = ctx.auth.getUserOrFail()
  await page(ctx, 'account', {
    memberships: data,
    current: home.publicId,
    ...refused,
  })
}

/** Assigns the refusal to the current password, the only one that can be wrong here. */
function ofItsField(problem: Problem): Problem {
  const errors = [
    {
      field: 'currentPassword',
      pointer: '/currentPassword',
      code: 'WRONG_PASSWORD',
      message: problem.detail,
    },
  ]
  return problem.code === 'INVALID_CREDENTIALS' ? { ...problem, errors } : problem
}
