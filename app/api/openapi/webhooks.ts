/** What webhooks are sent, event by event: the record that each message carries, with an example. */
import { eventTypes } from '#core/event_types'
import { exampleOf } from '#api/openapi/examples'
import type { Schemas } from '#api/openapi/schemas'

const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' }, description: 'Standard Webhooks: https://www.standardwebhooks.com' }))

export function webhooksOf(schemas: Schemas) {
  return Object.fromEntries([...eventTypes()].map(([type, { record, what, scope }]) => [type, { post: messageOf(type, what, scope, record, schemas) }]))
}

function messageOf(type: string, what: string, scope: string, record: { title: string; schema: any }, schemas: Schemas) {
  const data = schemas.ref(record.title, record.schema)
  return {
    operationId: type,
    tags: ['Integrations'],
    security: [],
    summary: what,
    description: `Subscribing takes \`${scope}:read\` beside \`integrations:write\`.`,
    parameters: SIGNED,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { type: { type: 'string', const: type }, timestamp: { type: 'string', format: 'date-time' }, data }, required: ['type', 'timestamp', 'data'] },
          example: { type, timestamp: '2026-11-20T17:59:55.000Z', data: exampleOf(record.schema) },
        },
      },
    },
    responses: { '2XX': { description: 'The message was taken. Anything else, a redirect too, has it sent again later.' } },
  }
}
