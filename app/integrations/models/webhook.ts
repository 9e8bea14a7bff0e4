import { WebhookSchema } from '#database/schema'

export default class Webhook extends WebhookSchema {}
