import type { HttpContext } from '@adonisjs/core/http'
import { todayIn } from '#core/calendar/days'
import { askedIn } from '#admin/asked'
import { call, handOver, read } from '#admin/call_api'
import { may } from '#admin/endpoint_access'
import { submit } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const LIST = '/admin/withholding-certificates'
const API = '/withholding-certificates'

const MOST_SUPPLIERS = 100

export const certificates = {
  async index(ctx: HttpContext) {
    const asked = { sort: '-number', ...askedIn(ctx, `GET ${API}`) }
    await page(ctx, 'certificates/index', {
      certificates: await read(ctx, API, asked),
      kinds: kinds(),
    })
  },

  create: (ctx: HttpContext) => asked(ctx),

  /** Without a supplier: for all of the year. */
  async store(ctx: HttpContext) {
    const values = ctx.request.body()
    const all = values.supplierId ? {} : { all: true }
    const { body, problem } = await submit(ctx, `POST ${API}`, {}, all)
    if (problem) return asked(ctx, { problem: atSupplier(problem), values })
    go(ctx, LIST, ctx.i18n.t('certificates.issued', { count: body.meta?.total ?? 1 }))
  },

  async download(ctx: HttpContext) {
    const { problem } = await handOver(ctx, `${API}/${encodeURIComponent(ctx.params.id)}/pdf`)
    if (problem) await page(ctx, 'problem', { problem })
  },
}

const kinds = () => choicesOf(`POST ${API}`, 'kind')

/** The page has one field for `all` and `supplierId`. */
const atSupplier = <T extends NonNullable<Awaited<ReturnType<typeof submit>>['problem']>>(
  problem: T
): T => ({
  ...problem,
  errors: problem.errors?.map((error) =>
    error.field === 'all' ? { ...error, field: 'supplierId' } : error
  ),
})

/** One page of suppliers; beyond it the form searches. */
async function suppliersIn(ctx: HttpContext) {
  if (!may(ctx.auth.getUserOrFail(), 'GET /suppliers')) return { suppliers: [], total: 0 }

  const { search } = ctx.request.qs()
  const { body, problem } = await call(ctx, 'GET', '/suppliers', {
    query: { limit: MOST_SUPPLIERS, sort: 'name', search: search || undefined },
  })
  return problem ? { suppliers: [], total: 0 } : { suppliers: body.data, total: body.meta.total }
}

async function asked(ctx: HttpContext, refused = {}) {
  const today = todayIn(ctx.auth.getUserOrFail().tenant?.timezone ?? 'UTC')
  await page(ctx, 'certificates/new', {
    ...(await suppliersIn(ctx)),
    most: MOST_SUPPLIERS,
    kinds: kinds(),
    lastYear: Number(today.slice(0, 4)) - 1,
    ...refused,
  })
}
