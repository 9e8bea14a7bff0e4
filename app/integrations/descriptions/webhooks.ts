/** Texts of webhooks, their deliveries and events. */
import type { Descriptions } from '#core/resources/descriptions'
import { eventTypes } from '#core/resources/webhook_events'

const EVENTS_MEAN = Object.fromEntries(
  [...eventTypes()].map(([type, { what }]) => [type, `${what}.`])
)

export default {
  operations: {
    'events.index':
      'Lists what webhooks send, for 30 days, the oldest first and deletions included, as far as ' +
      'the caller may read such records. ' +
      'Go on with `after`; `Accept: text/event-stream` streams new events.',
    'events.show':
      'Reads one event. ' +
      'Events of records that the caller may not read are a 404; list events with `GET /events`.',
    'webhooks.index':
      'Lists webhooks with their events and state; ' +
      'secrets are not shown. ' +
      'What was sent is in `GET /webhooks/:id/deliveries`.',
    'webhooks.store':
      'Subscribes an endpoint to events and answers its secret once; ' +
      'each event is sent as a signed POST. ' +
      'Try the endpoint with `POST /webhooks/:id/test`.',
    'webhooks.show':
      'Reads one webhook without its secret. ' +
      'A lost secret is replaced with `POST /webhooks/:id/rotate-secret`.',
    'webhooks.update':
      'Changes address, events or state; ' +
      '`active: ' +
      'true` switches a disabled webhook on again and sends what waits. ' +
      'The secret changes with `POST /webhooks/:id/rotate-secret`.',
    'webhooks.destroy':
      'Deletes a webhook; ' +
      'nothing more is sent, waiting messages included. ' +
      'To pause it, set `active` to false with `PATCH /webhooks/:id`.',
    'webhooks.deliveries.index':
      'Lists the messages of the last 30 days with their attempts and answers. ' +
      'Filter with `status=FAILED` for those that were given up.',
    'webhooks.deliveries.show':
      'Reads one message with what was sent and the beginning of the answer. ' +
      'Send it again with `POST /webhooks/:id/deliveries/:deliveryId/redeliver`.',
    'webhooks.deliveries.redeliver':
      'Sends a message again at once, under the same `webhook-id`, also one that succeeded. ' +
      'Waiting messages are repeated by themselves for about a day; ' +
      'an inactive webhook answers 409 `WEBHOOK_INACTIVE`.',
    'webhooks.rotate_secret':
      'Makes a new secret and answers it once; ' +
      'for `overlapHours` messages are signed with the old one too. ' +
      'Take the new one into use in that time; ' +
      'then the old one ends.',
    'webhooks.test':
      'Queues a message `webhook.test` for the endpoint, whatever its events are. ' +
      'Follow it in `GET /webhooks/:id/deliveries`.',
  },

  fields: {
    'url': {
      description: 'Public address that receives the messages as POST requests.',
      example: 'https://erp.example.com/hooks/oficio',
    },
    'WebhookCreate.url': {
      description: 'Public address that receives the messages as POST requests.',
    },
    'description': { description: 'Purpose, for people; null without one.', example: 'ERP' },
    'events': {
      description: 'Events that are sent; the caller needs the reading scope of each.',
      example: ['invoice.issued', 'invoice.paid'],
    },
    'Webhook.active': 'Whether messages are sent.',
    'WebhookUpdate.active':
      'Whether messages are sent; true also ends a switch-off after failures.',
    'Webhook.failingSince':
      'Instant since which every attempt failed, in UTC; null while it works.',
    'Webhook.disabledAt':
      'Instant of the switch-off after 5 days of failures or an answer 410, in UTC; ' +
      'null otherwise.',
    'NewWebhook.secret': {
      description: 'Secret that signs the messages (Standard Webhooks). Shown in this answer only.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    'webhookId': 'Webhook of the message.',
    'WebhookDelivery.messageId': 'Id of the message, sent as `webhook-id` with every attempt.',
    'WebhookDelivery.type': { description: 'Event of the message.', example: 'invoice.issued' },
    'WebhookDelivery.status': 'State of the message.',
    'attempts': { description: 'Attempts so far.', example: 1 },
    'WebhookDelivery.nextAttemptAt':
      'Instant of the next attempt, in UTC; ' +
      'null when there is none. ' +
      'A message waits for those before it.',
    'responseStatus': {
      description: 'HTTP status of the last answer; null without one.',
      example: 204,
    },
    'WebhookDelivery.responseBody': {
      description: 'Beginning of the last answer; null without one.',
      example: 'ok',
    },
    'WebhookDelivery.error': {
      description: 'Why the last attempt failed without an answer; null otherwise.',
      example: null,
    },
    'durationMs': { description: 'Duration of the last attempt in milliseconds.', example: 84 },
    'deliveredAt': 'Instant of the answer 2xx, in UTC; null before it.',
    'WebhookDelivery.payload': {
      description: 'Message as it was sent; null for callers who may not read its record.',
    },
    'WebhookDelivery.payload.type': { description: 'Event.', example: 'invoice.issued' },
    'payload.livemode': 'False for messages of a sandbox.',
    'payload.timestamp': 'Instant at which the message was written, in UTC.',
    'payload.data': {
      description: 'Record of the event, without what needs further permission.',
      example: { id: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', number: 42, status: 'ISSUED' },
    },
    'overlapHours': {
      description: 'Hours in which messages carry the signatures of both secrets.',
      example: 24,
    },
  },

  enums: {
    'events': EVENTS_MEAN,
    'Event.type': EVENTS_MEAN,
    'WebhookDelivery.status': {
      PENDING: 'Waits for an attempt.',
      SUCCEEDED: 'Was answered with 2xx.',
      FAILED: 'Was given up after eleven attempts.',
    },
  },

  parameters: {
    active: '`true` for webhooks that send, `false` for the others.',
    type: { description: 'Messages of this event only.', example: 'invoice.issued' },
    from: 'Written on this day or later, in the time zone of the company.',
    to: 'Written on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
