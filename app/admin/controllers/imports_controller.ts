import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, handOver, read } from '#admin/call_api'
import { submit } from '#admin/forms'
import { choicesIn, columnsAfter, importsOf, parametersOf } from '#admin/import_choices'
import { go, page } from '#admin/page'
import { notFound } from '#core/refusals'

const LIST = '/admin/imports'

export const imports = {
  async index(ctx: HttpContext) {
    await page(ctx, 'imports/index', { imports: await read(ctx, '/imports', askedIn(ctx, 'GET /imports')), resources: importsOf(ctx) })
  },

  create: (ctx: HttpContext) => page(ctx, 'imports/new', choicesIn(ctx)),

  async template(ctx: HttpContext) {
    const { chosen } = choicesIn(ctx)
    if (!chosen) throw notFound()
    await handOver(ctx, `/imports/templates/${chosen.resource}`)
  },

  /** The file goes to the API as it comes. A check is shown beside its form where that was only partly sent, so that the file stays chosen. */
  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const choices = choicesIn(ctx)
    request.request.headers['idempotency-key'] = request.qs()._key
    const { body: made, problem } = await handOver(ctx, '/imports', parametersOf(choices))
    for (const header of ['etag', 'location']) response.removeHeader(header)

    if (problem) return page(ctx, 'imports/new', { ...choices, columns: columnsAfter(choices, problem), problem })
    if (made.dryRun && request.header('hx-request')) return page(ctx, 'imports/new', { ...choices, one: made })

    go(ctx, `${LIST}/${made.id}`, made.dryRun ? undefined : i18n.t('imports.begun'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async errors(ctx: HttpContext) {
    ctx.request.request.headers.accept = 'text/csv'
    await handOver(ctx, `/imports/${ctx.params.id}/errors`)
  },

  async cancel(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /imports/:id/cancel', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('imports.cancelled'))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  const one = await read(ctx, `/imports/${ctx.params.id}`)
  await page(ctx, 'imports/show', { one, errors: one.failed ? await errorsOf(ctx, one) : [], ...refused })
}

/** Undefined for who may not read such records: why their rows were refused is not for them either. */
async function errorsOf(ctx: HttpContext, { id }: { id: string }) {
  const { status, body } = await call(ctx, 'GET', `/imports/${id}/errors`)
  return status === 200 ? body.data : undefined
}
