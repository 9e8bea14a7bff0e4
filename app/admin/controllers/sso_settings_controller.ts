import type { HttpContext } from '@adonisjs/core/http'
import { alreadyNoted } from '#core/audit/security_notes'
import { Refusal } from '#core/errors/refusal'
import { call } from '#admin/call_api'
import { rolesToGive } from '#admin/forms/choices'
import { bodyFor, submit } from '#admin/forms/forms'
import { callbackAddress } from '#identity/single_sign_on'
import { go, page } from '#admin/page'

const PUT = 'PUT /settings/sso'

export const ssoSettings = {
  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const values = ctx.request.body()
    const { problem } = await call(ctx, 'PUT', '/settings/sso', {
      body: bodyOf(values),
      headers: values._version ? { 'if-match': `"${values._version}"` } : {},
    })
    if (problem) return shown(ctx, { problem, values: { ...values, clientSecret: '' } })
    go(ctx, '/admin/single-sign-on', ctx.i18n.t('forms.saved'))
  },

  confirm: (ctx: HttpContext) => page(ctx, 'sso_remove'),

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /settings/sso')
    if (problem) return page(ctx, 'sso_remove', { problem })
    go(ctx, '/admin/single-sign-on', ctx.i18n.t('sso.removed'))
  },
}

/** An empty secret keeps the stored one; domains are lines. */
function bodyOf({ domains, ...values }: Record<string, any>) {
  const { clientSecret, ...body } = bodyFor(PUT, values)
  return {
    ...body,
    ...(clientSecret && { clientSecret }),
    domains: String(domains ?? '')
      .split(/[\s,;]+/)
      .filter(Boolean),
  }
}

async function shown(ctx: HttpContext, refused = {}) {
  const { status, body, problem } = await call(ctx, 'GET', '/settings/sso')
  if (problem && status !== 404)
    throw alreadyNoted(new Refusal(problem.status, problem.code, problem.detail))
  const settings = problem ? undefined : body
  await page(ctx, 'sso_settings', {
    settings,
    redirectUri: callbackAddress(),
    domains: settings?.domains.join('\n'),
    roles: await rolesToGive(ctx, settings?.defaultRole ?? undefined),
    ...refused,
  })
}
