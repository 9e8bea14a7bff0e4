/** Log in and log out of the pages; identity checks passwords and limits attempts. */
import type { HttpContext } from '@adonisjs/core/http'
import { addressOf } from '#core/http/client_address'
import { record } from '#core/audit/audit'
import { Current, type Actor, type CurrentTenant } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { PLATFORM } from '#core/context/platform_tenant'
import { forbidden, Refusal, refusalFrom } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { checkCode, checkPassword } from '#identity/log_in'
import { chooseMembership, keepAsLast, mustBeOpen } from '#identity/choose_membership'
import { membershipsOf, type Membership } from '#identity/memberships'
import type { Problem } from '#admin/call_api'
import { waitForCode, waitingPerson } from '#admin/waiting_log_in'
import { carriedForm, keptForm, pairsOf, type KeptForm } from '#admin/forms/kept_form'
import { go, page } from '#admin/page'
import { pageOfForm } from '#admin/forms/page_of_form'

const WANTED = 'wanted'

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
      if (!person.totpConfirmedAt) return await enter(ctx, person.id, kept)
      waitForCode(ctx, person)
      await page(ctx, 'login_code', { kept })
    } catch (error) {
      await page(ctx, 'login', { problem: refusedIn(ctx, error), values: { email }, kept })
    }
  },

  confirm: (ctx: HttpContext) => page(ctx, 'logout'),

  async destroy(ctx: HttpContext) {
    const { actor, home } = ctx.auth.getUserOrFail()
    await ctx.auth.use('session').logout()
    await note('admin.logged_out', { id: actor.id!, name: actor.name, role: actor.role }, home, ctx)
    go(ctx, '/admin/login')
  },
}

/** The second step of a log in, for people with a second factor. */
export const code = {
  async store(ctx: HttpContext) {
    const kept = carriedForm(ctx)
    const person = await waitingPerson(ctx)
    if (!person) return go(ctx, '/admin/login', ctx.i18n.t('login.code_late'))
    try {
      const otp = String(ctx.request.body().otp ?? '').trim()
      await checkCode(person, otp, originOf(ctx.request))
      await enter(ctx, person.id, kept)
    } catch (error) {
      await page(ctx, 'login_code', { problem: refusedIn(ctx, error), kept })
    }
  },
}

/** Opens the session of a person who proved who they are, and goes where they wanted to. */
async function enter(ctx: HttpContext, personId: string, kept?: KeptForm) {
  const membership = chooseMembership(withPages(await membershipsOf(personId)))
  mustBeOpen(membership, originOf(ctx.request))

  const [wanted, token] = [ctx.session.get(WANTED, '/admin'), ctx.session.get(TOKEN_SECRET)]
  await ctx.auth.use('session').login(membership)
  await noteLogIn(membership, ctx)
  if (!kept) return go(ctx, wanted)

  ctx.session.put(TOKEN_SECRET, token)
  await page(ctx, 'resume', {
    kept,
    pairs: pairsOf(kept),
    back: pageOfForm(kept.to.split('?')[0]),
  })
}

/** A refusal of a log in as the problem of its page; our own errors are thrown on. */
function refusedIn(ctx: HttpContext, error: unknown): Problem {
  const refusal = refusalFrom(error)
  if (!refusal || refusal.status >= 500) throw error
  const { status, code, message: detail, headers } = refusal
  if (headers['Retry-After']) ctx.response.header('Retry-After', headers['Retry-After'])
  return { status, code, detail }
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
function note(
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
