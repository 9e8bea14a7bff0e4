import type { HttpContext } from '@adonisjs/core/http'
import { defineList, instantRange } from '#core/resources/list/list'
import {
  alsoNeeds,
  creates,
  deletes,
  does,
  inPath,
  lists,
  lockOrFail,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, codeFilter, dayFilter, flagFilter } from '#core/input/query_fields'
import { notFound } from '#core/errors/refusal'
import {
  changeWebhook,
  createWebhook,
  dropEvents,
  redeliver,
  rotateSecret,
  testWebhook,
} from '#integrations/actions/webhooks'
import Webhook from '#integrations/models/webhook'
import WebhookDelivery from '#integrations/models/webhook_delivery'
import {
  deliveryTransformer,
  newWebhookTransformer,
  webhookTransformer,
} from '#integrations/transformers/webhook_transformer'
import * as input from '#integrations/validators/webhook'
import { DELIVERY_STATES } from '#integrations/webhooks/outcome'
import { mustReadAllOf } from '#integrations/webhooks/readers'

const webhookList = defineList({
  record: webhookTransformer,
  sorts: ['updatedAt'],
  filters: { active: flagFilter() },
})

const READING = 'the scopes that read what its events tell of, such as `customers:read`'

export const webhooks = {
  index: lists(webhookList),
  show: reads(webhookTransformer),
  store: alsoNeeds(
    READING,
    creates(newWebhookTransformer, input.createWebhook, createWebhook, {
      summary: 'Create a webhook',
    })
  ),
  update: alsoNeeds(
    READING,
    updates(webhookTransformer, Webhook, input.updateWebhook, changeWebhook)
  ),
  destroy: deletes(Webhook, { check: dropEvents }),

  rotateSecret: alsoNeeds(
    READING,
    does(
      {
        of: inPath(Webhook),
        input: input.rotateSecret,
        record: newWebhookTransformer,
        summary: 'Rotate the secret of a webhook',
      },
      async (asked, ctx) => {
        const webhook = await lockOrFail(Webhook, pathId(ctx))
        mustReadAllOf(webhook.events)
        return rotateSecret(webhook, asked)
      }
    )
  ),
  test: does(
    {
      of: inPath(Webhook),
      record: deliveryTransformer,
      status: 202,
      location: ({ webhookId, id }) => `/webhooks/${webhookId}/deliveries/${id}`,
      summary: 'Send a test message',
    },
    async (_, ctx) => testWebhook(await lockOrFail(Webhook, pathId(ctx)))
  ),
}

const deliveryList = defineList({
  record: deliveryTransformer,
  sorts: ['updatedAt'],
  filters: {
    status: choiceFilter(DELIVERY_STATES),
    type: codeFilter(),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: instantRange('created_at'),
})

export const deliveries = {
  index: lists(deliveryList, {
    within: async (ctx) => [['t.webhook_id = ?', await webhookId(ctx)]],
    summary: 'List deliveries of a webhook',
  }),
  show: reads(deliveryTransformer, {
    param: 'deliveryId',
    isWithin: async (delivery, ctx) => delivery.webhookId === (await webhookId(ctx)),
  }),

  redeliver: alsoNeeds(
    READING,
    does(
      {
        of: async (ctx) => (await lockDelivery(ctx)).delivery,
        record: deliveryTransformer,
        summary: 'Send a delivery again',
      },
      async (_, ctx) => {
        const { webhook, delivery } = await lockDelivery(ctx)
        mustReadAllOf([...webhook.events, delivery.type])
        return redeliver(webhook, delivery)
      }
    )
  ),
}

/** Locks the webhook of the path, then the delivery. */
async function lockDelivery(ctx: HttpContext) {
  const webhook = await lockOrFail(Webhook, pathId(ctx))
  const delivery = await lockOrFail(WebhookDelivery, pathId(ctx, 'deliveryId'))
  if (delivery.webhookId !== webhook.id) throw notFound()
  return { webhook, delivery }
}

async function webhookId(ctx: HttpContext) {
  const { id } = await readRecord(webhookTransformer, pathId(ctx))
  return id as string
}
