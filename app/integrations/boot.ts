import { subscribe } from '#core/jobs/outbox'
import { webhooks } from '#integrations/webhooks/announcing'

export default () => subscribe(webhooks)
