import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { scopesToGive } from '#admin/forms/choices'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'
import { asTable } from '#admin/format/scopes'

const LIST = '/admin/roles'

export const roles = {
  async index(ctx: HttpContext) {
    const [own, builtIn] = await Promise.all([
      read(ctx, '/roles', { sort: 'name', ...askedIn(ctx, 'GET /roles') }),
      read(ctx, '/roles/built-in'),
    ])
    await page(ctx, 'roles/index', { own, builtIn: builtIn.data })
  },

  create: (ctx: HttpContext) => page(ctx, 'roles/new', { table: asTable(scopesToGive(ctx)) }),

  async store(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /roles')
    if (problem)
      return page(ctx, 'roles/new', {
        table: asTable(scopesToGive(ctx)),
        problem,
        values: ctx.request.body(),
      })
    go(ctx, LIST, ctx.i18n.t('forms.added'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /roles/:id', ctx.params)
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, LIST, ctx.i18n.t('forms.saved'))
  },

  async confirm(ctx: HttpContext) {
    await page(ctx, 'roles/delete', { role: await read(ctx, `/roles/${ctx.params.id}`) })
  },

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /roles/:id', ctx.params)
    if (problem)
      return page(ctx, 'roles/delete', {
        role: await read(ctx, `/roles/${ctx.params.id}`),
        problem,
      })
    go(ctx, LIST, ctx.i18n.t('forms.deleted'))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  const role = await read(ctx, `/roles/${ctx.params.id}`)
  await page(ctx, 'roles/show', {
    role,
    table: asTable(scopesToGive(ctx, role.permissions)),
    ...refused,
  })
}
