import { eventNames } from '#core/resources/webhook_events'
import { choice, flag, listOf, name, optional, url, whole, withDefault } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'

const fields = {
  url: url(),
  description: optional(name()),
  events: listOf(choice(eventNames()), { min: 1, max: 200 }),
  active: withDefault(flag(), true),
}

export const createWebhook = validator(fields)
export const updateWebhook = updateValidator(fields, { kept: ['failingSince', 'disabledAt'] })

/** Hours during which the old secret signs beside the new one. */
export const rotateSecret = validator({ overlapHours: withDefault(whole({ max: 168 }), 24) })

export type NewWebhook = Infer<typeof createWebhook>
export type WebhookChanges = Infer<typeof updateWebhook>
