/** Companies of the platform, for a SUPER_ADMIN. */
import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { countries, currencies, locales, timeZones } from '#admin/forms/choices'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

const LIST = '/admin/companies'

export const companies = {
  async index(ctx: HttpContext) {
    await page(ctx, 'companies/index', {
      companies: await read(ctx, '/tenants', { sort: 'name', ...askedIn(ctx, 'GET /tenants') }),
    })
  },

  async choose(ctx: HttpContext) {
    const company = await read(ctx, `/tenants/${ctx.params.id}`)
    ctx.auth.use('session').chooseCompany(company.id)
    go(ctx, '/admin', ctx.i18n.t('companies.chosen', { name: company.name }))
  },

  create: (ctx: HttpContext) => form(ctx),

  async store(ctx: HttpContext) {
    const { body: company, problem } = await submit(ctx, 'POST /tenants')
    if (problem) return form(ctx, { problem, values: ctx.request.body() })
    ctx.auth.use('session').chooseCompany(company.id)
    go(ctx, '/admin', ctx.i18n.t('companies.opened', { name: company.name }))
  },

  async confirm(ctx: HttpContext) {
    await page(ctx, 'companies/suspend', { tenant: await read(ctx, `/tenants/${ctx.params.id}`) })
  },

  suspend: (ctx: HttpContext) => changed(ctx, 'suspend'),
  resume: (ctx: HttpContext) => changed(ctx, 'resume'),
}

async function changed(ctx: HttpContext, verb: 'suspend' | 'resume') {
  const { body: tenant, problem } = await call(ctx, 'POST', `/tenants/${ctx.params.id}/${verb}`)
  if (problem)
    return page(ctx, 'companies/suspend', {
      tenant: await read(ctx, `/tenants/${ctx.params.id}`),
      problem,
    })
  go(
    ctx,
    LIST,
    ctx.i18n.t(verb === 'suspend' ? 'companies.suspended' : 'companies.resumed', {
      name: tenant.name,
    })
  )
}

const form = (ctx: HttpContext, refused = {}) =>
  page(ctx, 'companies/new', {
    countries: countries(ctx),
    currencies: currencies(ctx),
    locales: locales(ctx, 'es-CO'),
    timeZones: timeZones(),
    ...refused,
  })
