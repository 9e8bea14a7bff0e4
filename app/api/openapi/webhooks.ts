/** Webhook messages of the document, by event. */
import { eventTypes, TEST_EVENT } from '#core/resources/webhook_events'
import { exampleOf } from '#api/openapi/examples'
import type { Schemas } from '#api/openapi/schemas'

const SIGNATURES = {
  'webhook-id': [
    'The id of the message: the same when it is sent again.',
    '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
  ],
  'webhook-timestamp': ['The time of this attempt, in epoch seconds.', '1795197595'],
  'webhook-signature': [
    'The signature by the secret of the webhook, and by the secret before it while both are valid.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
}

const SIGNED = Object.entries(SIGNATURES).map(([name, [description, example]]) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', examples: [example] },
  description: `${description} See https://www.standardwebhooks.com.`,
}))

export function webhooksOf(schemas: Schemas) {
  const events = [...eventTypes()].map(([type, { record, what, scope }]) => {
    const about = {
      summary: what,
      description: `Subscribing takes \`${scope}:read\` beside \`integrations:write\`.`,
    }
    const data = schemas.ref(record.title, record.schema)
    return [type, { post: messageOf(type, about, data, exampleOf(schemas.at(data))) }]
  })
  return Object.fromEntries([
    ...events,
    [TEST_EVENT, { post: messageOf(TEST_EVENT, TEST.about, TEST.schema, exampleOf(TEST.schema)) }],
  ])
}

const TEST = {
  about: {
    summary: 'Somebody tries the endpoint',
    description: 'Sent by `POST /webhooks/{id}/test`, whatever the webhook subscribes to.',
  },
  schema: {
    type: 'object',
    properties: {
      webhookId: { type: 'string', format: 'uuid', description: 'The id of the webhook.' },
    },
    required: ['webhookId'],
  },
}

function messageOf(
  type: string,
  about: { summary: string; description: string },
  data: object,
  example: unknown
) {
  return {
    operationId: type,
    tags: ['Integrations'],
    security: [],
    ...about,
    parameters: SIGNED,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { type: 'string', const: type, description: 'The event.' },
              timestamp: {
                type: 'string',
                format: 'date-time',
                description: 'The instant of the event, in UTC.',
              },
              livemode: {
                type: 'boolean',
                description:
                  '`false` for events of the sandbox, which only test keys subscribe to.',
              },
              data: { ...data, description: 'The record as it was then.' },
            },
            required: ['type', 'timestamp', 'livemode', 'data'],
          },
          example: { type, timestamp: '2026-11-20T17:59:55.000Z', livemode: true, data: example },
        },
      },
    },
    responses: {
      '2XX': {
        description:
          'The message was accepted. After any other status, a redirect too, it is sent again later.',
      },
    },
  }
}
