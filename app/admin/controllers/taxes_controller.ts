import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { may } from '#admin/endpoint_access'
import { codesOf } from '#admin/forms/accounts'
import { followedBy, ratesIn, ratesOfToday, withoutRates } from '#admin/forms/dated_rates'
import { bodyFor, submit } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const LIST = '/admin/taxes'
const CREATE = 'POST /taxes'
const CHOICES = ['kind', 'category', 'calculation', 'appliesTo']

export const taxes = {
  async index(ctx: HttpContext) {
    await page(ctx, 'taxes/index', {
      taxes: await read(ctx, '/taxes', { sort: 'code', ...askedIn(ctx, 'GET /taxes') }),
      today: (tax: { rates: [] }) => ratesOfToday(tax.rates, ctx)[0],
      choices: choices(),
    })
  },

  create: (ctx: HttpContext) => page(ctx, 'taxes/new', { choices: choices() }),

  async store(ctx: HttpContext) {
    const values = ctx.request.body()
    const { body: tax, problem } = await call(ctx, 'POST', '/taxes', {
      body: { ...bodyFor(CREATE, withoutRates(values)), rates: ratesIn(ctx) },
      headers: values._key ? { 'idempotency-key': String(values._key) } : {},
    })
    if (problem) return page(ctx, 'taxes/new', { choices: choices(), problem, values })
    go(ctx, `${LIST}/${tax.id}`, ctx.i18n.t('forms.added'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /taxes/:id', ctx.params)
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, LIST, ctx.i18n.t('forms.saved'))
  },

  rate: (ctx: HttpContext) => rateAsked(ctx),

  /** The rate before ends on the day before the new one. */
  async addRate(ctx: HttpContext) {
    const { rates } = await read(ctx, `/taxes/${ctx.params.id}`)
    const values = ctx.request.body()
    const [next = {}] = ratesIn(ctx)
    const { problem } = await call(ctx, 'PATCH', `/taxes/${encodeURIComponent(ctx.params.id)}`, {
      body: { rates: followedBy(rates, next as (typeof rates)[number]) },
      headers: values._version ? { 'if-match': `"${values._version}"` } : {},
    })
    if (problem) return rateAsked(ctx, { problem, values })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('taxes.rate_added'))
  },
}

const choices = () => Object.fromEntries(CHOICES.map((name) => [name, choicesOf(CREATE, name)]))

async function shown(ctx: HttpContext, refused = {}) {
  const tax = await read(ctx, `/taxes/${ctx.params.id}`)
  const isReader = may(ctx.auth.getUserOrFail(), 'GET /accounts/:id')
  await page(ctx, 'taxes/show', {
    tax,
    accounts: isReader ? await codesOf(ctx, tax.accounts) : tax.accounts,
    choices: choices(),
    ...refused,
  })
}

async function rateAsked(ctx: HttpContext, refused = {}) {
  await page(ctx, 'taxes/rate', { tax: await read(ctx, `/taxes/${ctx.params.id}`), ...refused })
}
