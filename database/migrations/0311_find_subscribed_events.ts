import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds new events with a subscriber among many without one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE webhook_messages ADD INDEX webhook_messages__waiting (is_divided, tenant_id, is_subscribed, id),
       DROP INDEX webhook_messages__due`
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE webhook_messages ADD INDEX webhook_messages__due (is_divided, tenant_id, id),
       DROP INDEX webhook_messages__waiting`
    )
  }
}
