import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { page } from '#admin/page'

const FILTERS = ['entity', 'entityId', 'actorId', 'action', 'from', 'to']

export const auditLog = {
  async index(ctx: HttpContext) {
    const { body, problem } = await call(ctx, 'GET', '/audit-logs', {
      query: askedIn(ctx, 'GET /audit-logs'),
    })
    const isFiltered = FILTERS.some((filter) => ctx.request.qs()[filter])
    await page(ctx, 'audit/index', {
      entries: problem ? { data: [], meta: {} } : body,
      isFiltered,
      problem,
    })
  },

  async show(ctx: HttpContext) {
    const entry = await read(ctx, `/audit-logs/${ctx.params.id}`)
    await page(ctx, 'audit/show', { entry, changes: changesIn(entry) })
  },

  async verify(ctx: HttpContext) {
    await page(ctx, 'audit/verdict', { verdict: await read(ctx, '/audit-logs/verify') })
  },
}

function changesIn({
  before,
  after,
}: {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  }))
}

const shown = (value: unknown) =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
