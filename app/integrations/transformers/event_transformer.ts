/** The answers of the event log. */
import { eventNames } from '#core/resources/webhook_events'
import type { JsonSchema } from '#core/resources/transformer'

const EXAMPLE = {
  id: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91',
  type: 'customer.created',
  createdAt: '2026-11-20T17:59:55.000Z',
  timestamp: '2026-11-20T17:59:55.000Z',
  livemode: true,
  data: { id: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', name: 'Café Ñandú S.A.S.', version: 1 },
}

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
})

export const eventAnswer = {
  title: 'Event',
  get schema(): JsonSchema {
    return {
      type: 'object',
      properties: {
        id: text('The id of the event, which is the `webhook-id` of its message.', {
          format: 'uuid',
        }),
        type: text('What happened.', { enum: eventNames() }),
        createdAt: text('The instant of the event, in UTC.', { format: 'date-time' }),
        timestamp: text('The same instant, as in the message of a webhook.', {
          format: 'date-time',
        }),
        livemode: {
          type: 'boolean',
          description: 'False for events of a sandbox.',
        },
        data: {
          type: 'object',
          description: 'The record as it was when the event was published, as in a webhook.',
          additionalProperties: true,
          examples: [EXAMPLE.data],
        },
      },
      required: ['id', 'type', 'createdAt', 'timestamp', 'livemode', 'data'],
    }
  },
}

const cursor = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'uuid',
  description,
  examples: [EXAMPLE.id],
})

export const eventPage = {
  schema: {
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: { $ref: '#/components/schemas/Event' },
        description: 'Events, the oldest first.',
        examples: [[EXAMPLE]],
      },
      meta: {
        type: 'object',
        description: 'The place of the page in the log.',
        properties: {
          limit: { type: 'integer', description: 'The greatest number of events in a page.' },
          nextCursor: cursor('Send it as `after` for the next page; null on the last page.'),
          endCursor: cursor(
            'Send it as `after` later, for the events that follow; null before the first event.'
          ),
        },
        required: ['limit', 'nextCursor', 'endCursor'],
      },
    },
    required: ['data', 'meta'],
  } satisfies JsonSchema,
}
