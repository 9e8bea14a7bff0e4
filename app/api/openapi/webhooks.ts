/** Webhook messages of the document, by event. */
import { eventTypes, TEST_EVENT } from '#core/resources/webhook_events'
import { exampleOf } from '#api/openapi/examples'
import type { Schemas } from '#api/openapi/schemas'

const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'Standard Webhooks: https://www.standardwebhooks.com',
}))

export function webhooksOf(schemas: Schemas) {
  const events = [...eventTypes()].map(([type, { record, what, scope }]) => {
    const told = {
      summary: what,
      description: `Subscribing takes \`${scope}:read\` beside \`integrations:write\`.`,
    }
    const data = schemas.ref(record.title, record.schema)
    return [type, { post: messageOf(type, told, data, exampleOf(schemas.at(data))) }]
  })
  return Object.fromEntries([
    ...events,
    [TEST_EVENT, { post: messageOf(TEST_EVENT, TEST.told, TEST.schema, exampleOf(TEST.schema)) }],
  ])
}

const TEST = {
  told: {
    summary: 'Somebody tries the endpoint',
    description: 'Sent by `POST /webhooks/{id}/test`, whatever the webhook subscribes to.',
  },
  schema: {
    type: 'object',
    properties: { webhookId: { type: 'string', format: 'uuid' } },
    required: ['webhookId'],
  },
}

function messageOf(
  type: string,
  told: { summary: string; description: string },
  data: object,
  example: unknown
) {
  return {
    operationId: type,
    tags: ['Integrations'],
    security: [],
    ...told,
    parameters: SIGNED,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { type: 'string', const: type },
              timestamp: { type: 'string', format: 'date-time' },
              data,
            },
            required: ['type', 'timestamp', 'data'],
          },
          example: { type, timestamp: '2026-11-20T17:59:55.000Z', data: example },
        },
      },
    },
    responses: {
      '2XX': {
        description:
          'The message was taken. Anything else, a redirect too, has it sent again later.',
      },
    },
  }
}
