/** The answers of the event log. */
import { eventNames } from '#core/resources/webhook_events'
import type { JsonSchema } from '#core/resources/transformer'

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
})

const instant = { format: 'date-time', examples: ['2026-11-20T17:59:55.000Z'] }

const schema = (): JsonSchema => ({
  type: 'object',
  properties: {
    id: text('The id of the event, which is the `webhook-id` of its message.', { format: 'uuid' }),
    type: text('What happened.', { enum: eventNames() }),
    createdAt: text('The instant of the event, in UTC.', instant),
    timestamp: text('The same instant, as in the message of a webhook.', instant),
    data: {
      type: 'object',
      description: 'The record as it was when the event was published, as in a webhook.',
    },
  },
  required: ['id', 'type', 'createdAt', 'timestamp', 'data'],
})

export const eventAnswer = {
  title: 'Event',
  get schema() {
    return schema()
  },
}

const cursor = (description: string): JsonSchema => ({ type: ['string', 'null'], description })

export const eventPage = {
  get schema(): JsonSchema {
    return {
      type: 'object',
      properties: {
        data: { type: 'array', items: schema(), description: 'Events, the oldest first.' },
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
    }
  },
}
