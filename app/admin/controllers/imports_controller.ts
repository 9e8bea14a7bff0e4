import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, handOver, read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import {
  addressOf,
  choicesAfter,
  choicesIn,
  importsOf,
  parametersOf,
  WRITTEN,
} from '#admin/imports/import_choices'
import { refusalsIn } from '#admin/imports/import_refusals'
import { go, page } from '#admin/page'
import { notFound } from '#core/errors/refusal'
import { importable, reasonIn } from '#integrations/importable'

const LIST = '/admin/imports'

export const imports = {
  async index(ctx: HttpContext) {
    await page(ctx, 'imports/index', {
      imports: await read(ctx, '/imports', askedIn(ctx, 'GET /imports')),
      resources: importsOf(ctx),
    })
  },

  /** Cacheable, because nothing is secret and going back can restore the chosen file. */
  async create(ctx: HttpContext) {
    await form(ctx, choicesIn(ctx))
    ctx.response.header('Cache-Control', 'private, no-cache')
  },

  async template(ctx: HttpContext) {
    const { chosen } = choicesIn(ctx)
    if (!chosen) throw notFound()
    await handOver(ctx, `/imports/templates/${chosen.resource}`)
  },

  /** The upload is passed on unread; a check replaces a part of the page to keep the file. */
  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const choices = choicesIn(ctx)
    request.request.headers['idempotency-key'] = request.qs()._key
    const { body: made, problem } = await handOver(ctx, '/imports', parametersOf(choices))
    for (const header of ['etag', 'location']) response.removeHeader(header)

    if (problem)
      return form(ctx, choicesAfter(choices, problem), {
        problem,
        refusals: refusalsIn(i18n, problem),
      })
    if (made.dryRun && request.header('hx-request')) return form(ctx, choices, { one: made })

    go(ctx, `${LIST}/${made.id}`, made.dryRun ? undefined : i18n.t('imports.begun'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async errors(ctx: HttpContext) {
    ctx.request.request.headers.accept = 'text/csv'
    await handOver(ctx, `/imports/${ctx.params.id}/errors`, { language: ctx.i18n.locale })
  },

  async cancel(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /imports/:id/cancel', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('imports.cancelled'))
  },
}

const form = (
  ctx: HttpContext,
  choices: ReturnType<typeof choicesIn>,
  more: Parameters<typeof page>[2] = {}
) =>
  page(ctx, 'imports/new', {
    ...choices,
    written: WRITTEN,
    address: addressOf(choices),
    reasonIn,
    ...more,
  })

async function shown(ctx: HttpContext, refused = {}) {
  const one = await read(ctx, `/imports/${ctx.params.id}`)
  const { labels } = importable().find(({ resource }) => resource === one.resource)!
  await page(ctx, 'imports/show', {
    one,
    labels,
    reasonIn,
    errors: one.failed ? await errorsOf(ctx, one) : [],
    preview: one.dryRun ? await previewOf(ctx, one) : undefined,
    ...refused,
  })
}

/** Undefined without permission for the rows, and after the file was deleted. */
async function previewOf(ctx: HttpContext, { id }: { id: string }) {
  const { status, body } = await call(ctx, 'GET', `/imports/${id}/preview`)
  return status === 200 ? body : undefined
}

/** Undefined without permission for the records, because the reasons quote them. */
async function errorsOf(ctx: HttpContext, { id }: { id: string }) {
  const { status, body } = await call(ctx, 'GET', `/imports/${id}/errors`)
  return status === 200 ? body.data : undefined
}
