import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { may } from '#admin/endpoint_access'
import { codesOf } from '#admin/forms/accounts'
import { ratesIn, ratesOfToday, withoutRates } from '#admin/forms/dated_rates'
import { places } from '#admin/forms/fiscal_codes'
import { bodyFor } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const LIST = '/admin/withholding-concepts'
const CREATE = 'POST /withholding-concepts'
const UPDATE = 'PATCH /withholding-concepts/:id'
const CHOICES = ['type', 'base', 'nature']

export const withholdingConcepts = {
  async index(ctx: HttpContext) {
    const asked = { sort: 'code', ...askedIn(ctx, 'GET /withholding-concepts') }
    await page(ctx, 'withholding_concepts/index', {
      concepts: await read(ctx, '/withholding-concepts', asked),
      today: (concept: { rates: [] }) => ratesOfToday(concept.rates, ctx),
      choices: choices(),
    })
  },

  create: (ctx: HttpContext) => page(ctx, 'withholding_concepts/new', formOf([])),

  async store(ctx: HttpContext) {
    const { problem } = await sent(ctx, CREATE, '/withholding-concepts')
    if (problem)
      return page(ctx, 'withholding_concepts/new', {
        ...formOf(ratesIn(ctx)),
        ...refusal(ctx, problem),
      })
    go(ctx, LIST, ctx.i18n.t('forms.added'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await sent(ctx, UPDATE, pathOf(ctx))
    if (problem) return shown(ctx, { rates: ratesIn(ctx), ...refusal(ctx, problem) })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('forms.saved'))
  },
}

const choices = () => Object.fromEntries(CHOICES.map((name) => [name, choicesOf(CREATE, name)]))
const formOf = (rates: object[]) => ({ rates, choices: choices(), places: places() })
const pathOf = ({ params }: HttpContext) => `/withholding-concepts/${encodeURIComponent(params.id)}`

/** The rates of the form replace those of the concept. */
function sent(ctx: HttpContext, endpoint: string, path: string) {
  const values = ctx.request.body()
  const [method] = endpoint.split(' ')
  return call(ctx, method, path, {
    body: { ...bodyFor(endpoint, withoutRates(values)), rates: ratesIn(ctx) },
    headers: {
      ...(values._version && { 'if-match': `"${values._version}"` }),
      ...(method === 'POST' && values._key && { 'idempotency-key': String(values._key) }),
    },
  })
}

/** Rates are shown by their place in the request, as the refusal names them. */
const refusal = (ctx: HttpContext, problem: unknown) =>
  ({ problem, values: withoutRates(ctx.request.body()) }) as object

async function shown(ctx: HttpContext, refused = {}) {
  const concept = await read(ctx, pathOf(ctx))
  const isReader = may(ctx.auth.getUserOrFail(), 'GET /accounts/:id')
  await page(ctx, 'withholding_concepts/show', {
    concept,
    accounts: isReader ? await codesOf(ctx, concept.accounts) : concept.accounts,
    ...formOf(concept.rates),
    ...refused,
  })
}
