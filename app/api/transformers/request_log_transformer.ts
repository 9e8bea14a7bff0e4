import { defineTransformer, out } from '#core/resources/transformer'

/** An entry of the request log. It has the pattern of the route, and no values that were sent. */
export const requestLogTransformer = defineTransformer(
  'RequestLog',
  'request_logs',
  {
    id: out.id(),
    method: out.text({ example: 'POST' }),
    route: out.orNull(out.text({ example: '/api/v1/customers/:id' })),
    status: out.whole({ example: 422 }),
    code: out.orNull(out.text({ example: 'VALIDATION_FAILED' })),
    actor: out.json(
      {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['user', 'api_key', 'assistant'] },
          id: { type: ['string', 'null'], format: 'uuid' },
          name: { type: 'string' },
        },
        required: ['type', 'id', 'name'],
      },
      { sql: "JSON_OBJECT('type', t.actor_type, 'id', t.actor_id, 'name', t.actor_name)" }
    ),
    ms: out.whole({ example: 12 }),
    requestId: out.orNull(out.text()),
    ip: out.orNull(out.text()),
    createdAt: out.instant(),
  },
  { bare: true }
)
