import type { HttpContext } from '@adonisjs/core/http'
import { read } from '#admin/call_api'
import { countries, currencies, locales, timeZones, weekdays } from '#admin/forms/choices'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'
import { MODULES } from '#tenants/modules'

export const settings = {
  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /settings/tenant')
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, '/admin/settings', ctx.i18n.t('forms.saved'))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  const company = await read(ctx, '/settings/tenant')
  const choices = {
    countries: countries(ctx, company.countryCode),
    currencies: currencies(ctx, company.currency),
    locales: locales(ctx, company.locale),
    timeZones: timeZones(),
    weekdays: weekdays(ctx),
  }
  await page(ctx, 'settings', { settings: company, modules: MODULES, ...choices, ...refused })
}
