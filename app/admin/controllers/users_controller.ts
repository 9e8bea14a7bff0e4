import type { HttpContext } from '@adonisjs/core/http'
import { KEY_CHOICES } from '#identity/keys_of_users'
import { askedIn } from '#admin/asked'
import { read, type Problem } from '#admin/call_api'
import { rolesToGive } from '#admin/forms/choices'
import { submit } from '#admin/forms/forms'
import { may } from '#admin/endpoint_access'
import { go, page } from '#admin/page'

const LIST = '/admin/users'

export const users = {
  async index(ctx: HttpContext) {
    await page(ctx, 'users/index', {
      users: await read(ctx, '/users', { sort: 'name', ...askedIn(ctx, 'GET /users') }),
      roles: await rolesToGive(ctx),
    })
  },

  async create(ctx: HttpContext) {
    await page(ctx, 'users/new', { roles: await rolesToGive(ctx) })
  },

  async store(ctx: HttpContext) {
    const { body: user, problem } = await submit(ctx, 'POST /users')
    if (problem)
      return page(ctx, 'users/new', {
        roles: await rolesToGive(ctx),
        problem,
        values: ctx.request.body(),
      })
    go(
      ctx,
      LIST,
      ctx.i18n.t(user.isInvited ? 'users.invited' : 'users.added', {
        name: user.name,
        email: user.email,
      })
    )
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'PATCH /users/:id', ctx.params)
    if (problem) return shown(ctx, { problem, values: ctx.request.body(), ...keysIn(ctx, problem) })
    go(ctx, LIST, ctx.i18n.t('forms.saved'))
  },

  async invite(ctx: HttpContext) {
    const { body: user, problem } = await submit(ctx, 'POST /users/:id/invite', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, LIST, ctx.i18n.t('users.invited', { name: user.name, email: user.email }))
  },

  async removeTotp(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /users/:id/totp', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, `${LIST}/${ctx.params.id}`, ctx.i18n.t('users.totp_removed'))
  },

  async confirm(ctx: HttpContext) {
    await page(ctx, 'users/delete', {
      user: await read(ctx, `/users/${ctx.params.id}`),
      ...keysIn(ctx),
    })
  },

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(
      ctx,
      'DELETE /users/:id',
      ctx.params,
      {},
      { apiKeys: ctx.request.body().apiKeys || undefined }
    )
    if (problem)
      return page(ctx, 'users/delete', {
        user: await read(ctx, `/users/${ctx.params.id}`),
        problem,
        values: ctx.request.body(),
        ...keysIn(ctx, problem),
      })
    go(ctx, LIST, ctx.i18n.t('forms.deleted'))
  },
}

/** The choice about the API keys of a deleted user, shown after the API answered HAS_API_KEYS. */
function keysIn({ i18n }: HttpContext, problem?: Problem) {
  if (problem?.code !== 'HAS_API_KEYS') return { keyChoices: undefined, keyNames: '' }
  const keyChoices = KEY_CHOICES.map((value) => ({ value, text: i18n.t(`users.keys_${value}`) }))
  return {
    keyChoices,
    keyNames: problem.apiKeys?.map(({ name }) => name).join(', ') ?? '',
  }
}

async function shown(ctx: HttpContext, refused = {}) {
  const user = await read(ctx, `/users/${ctx.params.id}`)
  const isSelf = user.id === ctx.auth.getUserOrFail().actor.id
  await page(ctx, 'users/show', {
    ...keysIn(ctx),
    user,
    isSelf,
    mayChange: may(ctx.auth.getUserOrFail(), 'PATCH /users/:id'),
    roles: await rolesToGive(ctx, user.role),
    ...refused,
  })
}
