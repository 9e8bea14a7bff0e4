import { WebhookDeliverySchema } from '#database/schema'
import type { DeliveryStatus } from '#integrations/webhooks/outcome'

/** The log of deliveries is a history by itself. */
export default class WebhookDelivery extends WebhookDeliverySchema {
  static audited = false
  declare status: DeliveryStatus
}
