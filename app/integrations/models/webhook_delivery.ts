import { WebhookDeliverySchema } from '#database/schema'
import type { DeliveryStatus } from '#integrations/webhooks/outcome'

/** Not audited, since deliveries are a log themselves. */
export default class WebhookDelivery extends WebhookDeliverySchema {
  static audited = false
  declare status: DeliveryStatus
}
