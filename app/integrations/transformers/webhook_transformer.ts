import { Current } from '#core/context/current'
import { eventNames, mayReadAllOf } from '#core/resources/webhook_events'
import { defineTransformer, out } from '#core/resources/transformer'
import { DELIVERY_STATES } from '#integrations/webhooks/outcome'

const fields = {
  id: out.id(),
  url: out.text({ example: 'https://erp.example.com/hooks/oficio' }),
  description: out.orNull(out.text()),
  events: out.json<string[]>({
    type: 'array',
    items: { type: 'string', enum: eventNames() },
    examples: [['invoice.issued', 'invoice.paid']],
  }),
  active: out.flag(),
  failingSince: out.orNull(out.instant({ description: 'It has taken nothing since' })),
  disabledAt: out.orNull(
    out.instant({
      description:
        'It was switched off, since it had taken nothing for 5 days or had answered 410; `active: ' +
        'true` switches it on again',
    })
  ),
}

export const webhookTransformer = defineTransformer('Webhook', 'webhooks', fields, { soft: true })

/** Answer of a creation or a rotation, the only ones with the secret. */
export const newWebhookTransformer = defineTransformer(
  'NewWebhook',
  'webhooks',
  {
    ...fields,
    secret: out.text({
      example: 'whsec_…',
      description: 'What messages are signed with. It is shown now and never again.',
    }),
  },
  { soft: true }
)

const stored = defineTransformer('WebhookDelivery', 'webhook_deliveries', {
  id: out.id(),
  webhookId: out.id(),
  messageId: out.id({ description: 'The `webhook-id` of every attempt' }),
  type: out.text({ example: 'invoice.issued' }),
  status: out.choice(DELIVERY_STATES),
  attempts: out.whole(),
  nextAttemptAt: out.orNull(
    out.instant({
      sql: "CASE WHEN t.status = 'PENDING' THEN (SELECT COALESCE(w.waits_until, t.created_at) FROM webhooks w WHERE w.tenant_id = t.tenant_id AND w.id = t.webhook_id) END",
      description:
        'Messages of an endpoint go in order: what is behind a failing one waits with it',
    })
  ),
  responseStatus: out.orNull(out.whole()),
  responseBody: out.orNull(out.text({ description: 'The beginning of the answer' })),
  error: out.orNull(out.text()),
  durationMs: out.orNull(out.whole()),
  deliveredAt: out.orNull(out.instant()),
  payload: out.orNull(
    out.json<object>(
      {
        type: 'object',
        properties: {
          type: { type: 'string' },
          timestamp: { type: 'string', format: 'date-time' },
          livemode: { type: 'boolean' },
          data: { type: 'object' },
        },
      },
      {
        sql: '(SELECT m.payload FROM webhook_messages m WHERE m.tenant_id = t.tenant_id AND m.id = t.message_id)',
        description: 'What was sent; null to whoever may not read the record in it',
      }
    )
  ),
})

/** Payloads are visible only to callers who may read all such records, the log itself to all. */
export const deliveryTransformer = {
  ...stored,
  get schema() {
    return stored.schema
  },
  of(source: any) {
    const delivery = stored.of(source)
    return mayReadAllOf(delivery.type, Current.actor) ? delivery : { ...delivery, payload: null }
  },
}
