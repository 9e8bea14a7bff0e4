import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#core/primitives/clock'
import { endOfDay, isCalendarDay } from '#core/calendar/days'
import { KEY_SCOPES } from '#core/context/scopes'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'
import { asTable } from '#admin/format/scopes'

export const apiKeys = {
  async index(ctx: HttpContext) {
    await page(ctx, 'api_keys/index', {
      keys: await read(ctx, '/api-keys', askedIn(ctx, 'GET /api-keys')),
      rotating,
    })
  },

  create: (ctx: HttpContext) => page(ctx, 'api_keys/new', { table: asTable(KEY_SCOPES) }),

  /** The key is shown once, in this answer. */
  async store(ctx: HttpContext) {
    const { body: key, problem } = await submit(
      ctx,
      'POST /api-keys',
      {},
      {
        ...lastMoment(ctx),
        ...networksIn(ctx),
      }
    )
    if (problem)
      return page(ctx, 'api_keys/new', {
        table: asTable(KEY_SCOPES),
        problem,
        values: ctx.request.body(),
      })
    await page(ctx, 'api_keys/created', { key })
  },

  edit: (ctx: HttpContext) => shown(ctx, 'edit'),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /api-keys/:id', ctx.params, networksIn(ctx))
    if (problem) return shown(ctx, 'edit', { problem, values: ctx.request.body() })
    go(ctx, '/admin/api-keys', ctx.i18n.t('forms.saved'))
  },

  confirmRotation: (ctx: HttpContext) => shown(ctx, 'rotate'),

  /** The new key is shown once, in this answer. */
  async rotate(ctx: HttpContext) {
    const { body: key, problem } = await submit(ctx, 'POST /api-keys/:id/rotate', ctx.params)
    if (problem) return shown(ctx, 'rotate', { problem, values: ctx.request.body() })
    await page(ctx, 'api_keys/created', { key })
  },

  confirm: (ctx: HttpContext) => shown(ctx, 'revoke'),

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /api-keys/:id', ctx.params)
    if (problem) return shown(ctx, 'revoke', { problem })
    go(ctx, '/admin/api-keys', ctx.i18n.t('api_keys.revoked'))
  },
}

async function shown(ctx: HttpContext, view: string, refused = {}) {
  const key = await read(ctx, `/api-keys/${ctx.params.id}`)
  await page(ctx, `api_keys/${view}`, { key, ...refused })
}

/** True while the secret before the last rotation opens. */
const rotating = ({ previousSecretUntil: until }: { previousSecretUntil: string | null }) =>
  until !== null && until > clock.now().toISOString()

/** One on each line. */
const networksIn = ({ request }: HttpContext) => ({
  allowedIps: String(request.body().allowedIps ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean),
})

/** The key is valid through the end of the chosen day in the company's time zone. */
function lastMoment({ request, auth }: HttpContext) {
  const [day, year, month, date] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(request.body().expiresAt)) ?? []
  return day && isCalendarDay(+year, +month, +date)
    ? { expiresAt: endOfDay(day, auth.getUserOrFail().tenant?.timezone ?? 'UTC') }
    : {}
}
