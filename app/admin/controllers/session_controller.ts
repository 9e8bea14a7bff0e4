/** Log in and log out of the pages; identity checks passwords and limits attempts. */
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/http/request_origin'
import { Refusal, refusalFrom } from '#core/errors/refusal'
import { checkCode, checkPassword } from '#identity/log_in'
import { chooseMembership, mustBeOpen } from '#identity/choose_membership'
import { membershipsOf } from '#identity/memberships'
import type { Problem } from '#admin/call_api'
import { carriedForm, isOfTestMode, keptForm, pairsOf, type KeptForm } from '#admin/forms/kept_form'
import { companyBefore, note, openPages, withPages } from '#admin/open_pages'
import { waitForCode, waitingPerson } from '#admin/waiting_log_in'
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
  const memberships = withPages(await membershipsOf(personId))
  const membership = chooseMembership(memberships, companyBefore(ctx, memberships))
  mustBeOpen(membership, originOf(ctx.request))

  const [wanted, token] = [ctx.session.get(WANTED, '/admin'), ctx.session.get(TOKEN_SECRET)]
  await openPages(membership, ctx)
  if (!kept) return go(ctx, wanted)

  ctx.session.put(TOKEN_SECRET, token)
  if (isOfTestMode(kept)) ctx.auth.use('session').chooseEnvironment('test')
  await page(ctx, 'resume', {
    kept,
    pairs: pairsOf(kept),
    back: pageOfForm(kept.to.split('?')[0]),
    companyOf: memberships.length > 1 ? membership.tenant.name : undefined,
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
