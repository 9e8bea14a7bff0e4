import type { HttpContext } from '@adonisjs/core/http'
import { eventTypes, mayReadAllOf } from '#core/resources/webhook_events'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { go, page } from '#admin/page'

const LIST = '/admin/webhooks'

export const webhooks = {
  async index(ctx: HttpContext) {
    await page(ctx, 'webhooks/index', {
      webhooks: await read(ctx, '/webhooks', askedIn(ctx, 'GET /webhooks')),
    })
  },

  create: (ctx: HttpContext) => page(ctx, 'webhooks/new', { areas: areasFor(ctx) }),

  /** The secret is shown once, in this answer. */
  async store(ctx: HttpContext) {
    const { body: webhook, problem } = await submit(
      ctx,
      'POST /webhooks',
      {},
      withAreas(ctx, areasFor(ctx))
    )
    if (problem)
      return page(ctx, 'webhooks/new', {
        areas: areasFor(ctx),
        problem,
        values: ctx.request.body(),
      })
    await page(ctx, 'webhooks/secret', { webhook })
  },

  show: (ctx: HttpContext) => shown(ctx),

  edit: (ctx: HttpContext) => edited(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(
      ctx,
      'PATCH /webhooks/:id',
      ctx.params,
      withAreas(ctx, areasFor(ctx))
    )
    if (problem) return edited(ctx, { problem, values: ctx.request.body() })
    go(ctx, pathOf(ctx), ctx.i18n.t('forms.saved'))
  },

  async test(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /webhooks/:id/test', ctx.params)
    if (problem) return shown(ctx, { problem })
    go(ctx, pathOf(ctx), ctx.i18n.t('webhooks.tested'))
  },

  async confirmRotation(ctx: HttpContext) {
    await page(ctx, 'webhooks/rotate', { webhook: await webhookOf(ctx) })
  },

  async rotate(ctx: HttpContext) {
    const { body: webhook, problem } = await submit(
      ctx,
      'POST /webhooks/:id/rotate-secret',
      ctx.params
    )
    if (problem)
      return page(ctx, 'webhooks/rotate', {
        webhook: await webhookOf(ctx),
        problem,
        values: ctx.request.body(),
      })
    await page(ctx, 'webhooks/secret', { webhook })
  },

  async confirm(ctx: HttpContext) {
    await page(ctx, 'webhooks/delete', { webhook: await webhookOf(ctx) })
  },

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'DELETE /webhooks/:id', ctx.params)
    if (problem) return page(ctx, 'webhooks/delete', { webhook: await webhookOf(ctx), problem })
    go(ctx, LIST, ctx.i18n.t('forms.deleted'))
  },
}

export const deliveries = {
  show: (ctx: HttpContext) => deliveryShown(ctx),

  async redeliver(ctx: HttpContext) {
    const { problem } = await submit(
      ctx,
      'POST /webhooks/:id/deliveries/:deliveryId/redeliver',
      ctx.params
    )
    if (problem) return deliveryShown(ctx, { problem })
    go(
      ctx,
      `${pathOf(ctx)}/deliveries/${ctx.params.deliveryId}`,
      ctx.i18n.t('webhooks.redelivered')
    )
  },
}

const pathOf = ({ params }: HttpContext) => `${LIST}/${params.id}`

const webhookOf = (ctx: HttpContext) => read(ctx, `/webhooks/${ctx.params.id}`)

type Area = { area: string; events: { type: string; text: string }[] }

/** Events by area: those the person may read completely, and those that the webhook has. */
const areasFor = (ctx: HttpContext, has: readonly string[] = []) =>
  asAreas(ctx, (type) => has.includes(type) || mayReadAllOf(type, ctx.auth.getUserOrFail().actor))

function asAreas({ i18n }: HttpContext, isShown: (type: string) => boolean): Area[] {
  const shown = [...eventTypes()].filter(([type]) => isShown(type))
  const areas = Map.groupBy(shown, ([, { scope }]) => scope)
  return [...areas].map(([area, events]) => ({
    area,
    events: events.map(([type, { what }]) => ({ type, text: i18n.t(`events.${type}`, {}, what) })),
  }))
}

/** The marked events and all events of the marked areas. */
function withAreas({ request }: HttpContext, offered: readonly Area[]) {
  const { events = [], areas = [] } = request.body()
  const whole = offered
    .filter(({ area }) => [areas].flat().includes(area))
    .flatMap((one) => one.events.map(({ type }) => type))
  return whole.length
    ? { events: [...new Set([...[events].flat().filter(Boolean), ...whole])] }
    : {}
}

async function shown(ctx: HttpContext, refused = {}) {
  const webhook = await webhookOf(ctx)
  const query = ctx.request.method() === 'GET' ? askedIn(ctx, 'GET /webhooks/:id/deliveries') : {}
  await page(ctx, 'webhooks/show', {
    webhook,
    areas: asAreas(ctx, (type) => webhook.events.includes(type)),
    deliveries: await read(ctx, `/webhooks/${webhook.id}/deliveries`, query),
    ...refused,
  })
}

async function edited(ctx: HttpContext, refused = {}) {
  const webhook = await webhookOf(ctx)
  await page(ctx, 'webhooks/edit', { webhook, areas: areasFor(ctx, webhook.events), ...refused })
}

async function deliveryShown(ctx: HttpContext, refused = {}) {
  const [webhook, delivery] = [
    await webhookOf(ctx),
    await read(ctx, `/webhooks/${ctx.params.id}/deliveries/${ctx.params.deliveryId}`),
  ]
  await page(ctx, 'webhooks/delivery', { webhook, delivery, ...refused })
}
