import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { page } from '#admin/page'

const FILTERS = ['status', 'route', 'code', 'requestId', 'actorId']

export const requestLog = {
  async index(ctx: HttpContext) {
    const { body, problem } = await call(ctx, 'GET', '/request-logs', {
      query: askedIn(ctx, 'GET /request-logs'),
    })
    const isFiltered = FILTERS.some((filter) => ctx.request.qs()[filter])
    await page(ctx, 'requests/index', {
      entries: problem ? { data: [], meta: {} } : body,
      isFiltered,
      problem,
    })
  },

  async show(ctx: HttpContext) {
    await page(ctx, 'requests/show', { entry: await read(ctx, `/request-logs/${ctx.params.id}`) })
  },
}
