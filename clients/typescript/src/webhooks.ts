/**
 * Messages of webhooks: one type for each event, and the check of a message's signature (Standard
 * Webhooks).
 */
import { Webhook } from 'standardwebhooks'
import type { webhooks } from './api.ts'

export { WebhookVerificationError } from 'standardwebhooks'

/** The events by name, such as `invoice.paid`. */
export type WebhookEvent = keyof webhooks

/** The message of one event: `{ type, timestamp, data }`. */
export type WebhookMessageOf<Event extends WebhookEvent> =
  webhooks[Event]['post']['requestBody']['content']['application/json']

/** Any message; its `type` tells which record `data` is. */
export type WebhookMessage = { [Event in WebhookEvent]: WebhookMessageOf<Event> }[WebhookEvent]

type Headers_ = Headers | Record<string, string | string[] | undefined>

/**
 * The message in a request to your endpoint, once its signature is found right.
 * `body` is the request's body as it came, before any parser. `secret` is `whsec_…`.
 * Throws a `WebhookVerificationError` when the signature is wrong, or older than five minutes.
 */
export function readWebhook(body: string, headers: Headers_, secret: string): WebhookMessage {
  return new Webhook(secret).verify(body, plainHeaders(headers)) as WebhookMessage
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

function plainHeaders(headers: Headers_): Record<string, string> {
  const valueOf = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name])
  return Object.fromEntries(NAMES.map((name) => [name, String(valueOf(name) ?? '')]))
}
