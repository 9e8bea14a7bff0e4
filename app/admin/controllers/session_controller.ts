/** Log in and log out of the pages; identity checks passwords and limits attempts. */
import type { HttpContext } from '@adonisjs/core/http'
import { addressOf } from '#core/http/client_address'
import { record } from '#core/audit/audit'
import { Current, type Actor, type CurrentTenant } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { PLATFORM } from '#core/context/platform_tenant'
import { forbidden, Refusal, refusalFrom } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { checkPassword } from '#identity/log_in'
import { chooseMembership, keepAsLast, mustBeOpen } from '#identity/choose_membership'
import { membershipsOf, type Membership } from '#identity/memberships'
import { call, type Problem } from '#admin/call_api'
import { bodyFor } from '#admin/forms/forms'
import { carriedForm, keptForm, pairsOf } from '#admin/forms/kept_form'
import { go, page } from '#admin/page'
import { pageOfForm } from '#admin/forms/page_of_form'

/** Session key of the page to which a log in leads. */
export const WANTED = 'wanted'

/** Session key of Shield's secret, kept because the page after a log in has an earlier token. */
const TOKEN_SECRET = 'csrf-secret'

export const session = {
  async show(ctx: HttpContext) {
    if (await ctx.auth.checkUsing(['session'])) return go(ctx, '/admin')
    await page(ctx, 'login')
  },

  async store(ctx: HttpContext) {
    const [email, password] = ['email', 'password'].map((field) =>
      String(ctx.request.body()[field] ?? '')
    )
    const kept = carriedForm(ctx)
    try {
      if (!email.trim() || !password)
        throw new Refusal(422, 'VALIDATION_FAILED', 'Enter your e-mail and your password.')
      const origin = originOf(ctx.request)
      const person = await checkPassword(email.trim(), password, origin)
      const membership = chooseMembership(withPages(await membershipsOf(person.id)))
      mustBeOpen(membership, origin)

      const [wanted, token] = [ctx.session.get(WANTED, '/admin'), ctx.session.get(TOKEN_SECRET)]
      ctx.auth.use('session').login(membership)
      await noteLogIn(membership, ctx)
      if (!kept) return go(ctx, wanted)

      ctx.session.put(TOKEN_SECRET, token)
      await page(ctx, 'resume', {
        kept,
        pairs: pairsOf(kept),
        back: pageOfForm(kept.to.split('?')[0]),
      })
    } catch (error) {
      const refusal = refusalFrom(error)
      if (!refusal || refusal.status >= 500) throw error
      const { status, code, message: detail, headers } = refusal
      if (headers['Retry-After']) ctx.response.header('Retry-After', headers['Retry-After'])
      await page(ctx, 'login', { problem: { status, code, detail }, values: { email }, kept })
    }
  },

  confirm: (ctx: HttpContext) => page(ctx, 'logout'),

  async destroy(ctx: HttpContext) {
    const { actor, home } = ctx.auth.getUserOrFail()
    await ctx.auth.use('session').logout()
    await note('admin.logged_out', { id: actor.id!, name: actor.name, role: actor.role }, home, ctx)
    go(ctx, '/admin/login')
  },

  account: (ctx: HttpContext) => page(ctx, 'account'),

  /** Changing the password ends all sessions and tokens of the person, including this one. */
  async password(ctx: HttpContext) {
    const { problem } = await call(ctx, 'POST', '/auth/password', {
      body: bodyFor('POST /auth/password', ctx.request.body()),
    })
    if (problem) return page(ctx, 'account', { problem: ofItsField(problem) })
    go(ctx, '/admin/login', ctx.i18n.t('account.changed'))
  },
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

/** Sends to the log-in page and back; a submitted form is carried along. */
export function toLogIn(ctx: HttpContext) {
  const isPage = ctx.request.method() === 'GET'
  const kept = isPage ? undefined : keptForm(ctx)
  if (kept)
    return page(ctx, 'login', {
      problem: { status: 401, code: 'SESSION_ENDED', detail: ctx.i18n.t('login.kept') },
      kept,
    })

  if (isPage) ctx.session.put(WANTED, ctx.request.url(true))
  go(ctx, '/admin/login', isPage ? undefined : ctx.i18n.t('login.ended'))
}

/** Companies have pages for all, the platform for a SUPER_ADMIN: 403 for others of the platform. */
function withPages(memberships: readonly Membership[]): Membership[] {
  const all = memberships.filter(
    ({ tenant, user }) => tenant.id !== PLATFORM.id || user.role === 'SUPER_ADMIN'
  )
  if (memberships.length && !all.length)
    throw forbidden(
      'This account may not see the queues: they are for the administrators of the platform.'
    )
  return all
}

/** The company of this log in is the default of the next. */
const noteLogIn = (membership: Membership, ctx: HttpContext) =>
  note('admin.logged_in', membership.user, membership.tenant, ctx, () => keepAsLast(membership))

/** Writes to the audit log of the company or of the platform. */
export function note(
  action: string,
  { id, name, role }: Pick<Actor, 'name' | 'role'> & { id: string },
  tenant: CurrentTenant,
  { request }: HttpContext,
  also?: () => Promise<unknown>
) {
  const actor: Actor = {
    type: 'user',
    id,
    name,
    role,
    scopes: new Set(),
    isSuperAdmin: role === 'SUPER_ADMIN',
  }
  const origin = { requestId: request.id() ?? null, ip: addressOf(request) }
  return Current.run({ tenant, actor, origin }, () =>
    transaction(async () => {
      await also?.()
      record({ action, entity: 'user', entityId: id })
    })
  )
}
