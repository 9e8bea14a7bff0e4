import type { HttpContext } from '@adonisjs/core/http'
import { exportableNames, exportableOf, mayExport } from '#core/resources/exportable'
import { askedIn } from '#admin/asked'
import { handOver, read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'
import { spreadsheetStyle } from '#admin/format/spreadsheet_style'

const LIST = '/admin/exports'

const FILTERS = ['search', 'from', 'to']

export const exports = {
  async index(ctx: HttpContext) {
    await page(ctx, 'exports/index', {
      exports: await read(ctx, '/exports', askedIn(ctx, 'GET /exports')),
      resources: resourcesFor(ctx),
    })
  },

  create: (ctx: HttpContext) => asked(ctx, ctx.request.qs().resource),

  async store(ctx: HttpContext) {
    const form = ctx.request.body()
    const given = FILTERS.flatMap((name) =>
      form[`filters.${name}`] ? [[name, form[`filters.${name}`]]] : []
    )
    const style =
      form.format === 'csv'
        ? { csv: spreadsheetStyle(ctx.auth.getUserOrFail().tenant!.locale) }
        : {}
    const { body: made, problem } = await submit(
      ctx,
      'POST /exports',
      {},
      { filters: Object.fromEntries(given), ...style }
    )
    if (problem) return asked(ctx, form.resource, { problem, values: form })
    go(ctx, `${LIST}/${made.id}`)
  },

  show: (ctx: HttpContext) => shown(ctx),

  async download(ctx: HttpContext) {
    await handOver(ctx, `/exports/${ctx.params.id}/download`)
  },

  async cancel(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /exports/:id/cancel', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('exports.cancelled'))
  },
}

const resourcesFor = ({ auth }: HttpContext) =>
  exportableNames().filter((name) => mayExport(name, auth.getUserOrFail().actor))

async function asked(ctx: HttpContext, wanted: string, refused = {}) {
  const resources = resourcesFor(ctx)
  const resource = resources.includes(wanted) ? wanted : undefined
  const has = resource ? exportableOf(resource).list.parameters.map(({ name }) => name) : []
  await page(ctx, 'exports/new', {
    resources,
    resource,
    filters: FILTERS.filter((name) => has.includes(name)),
    ...refused,
  })
}

async function shown(ctx: HttpContext, refused = {}) {
  await page(ctx, 'exports/show', { one: await read(ctx, `/exports/${ctx.params.id}`), ...refused })
}
