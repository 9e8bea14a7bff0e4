import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Events in the order in which they became visible: `seq` is null until an event is published.
 * Events without a subscriber are rows, too. `webhook_messages__due` finds companies with new ones.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE webhook_messages ADD COLUMN seq BIGINT UNSIGNED NULL,
       ADD COLUMN is_subscribed TINYINT(1) NOT NULL DEFAULT 1,
       ADD UNIQUE INDEX webhook_messages__seq__unique (tenant_id, seq),
       ADD INDEX webhook_messages__type__seq (tenant_id, type, seq),
       ADD INDEX webhook_messages__due (is_divided, tenant_id, id), DROP INDEX webhook_messages__is_divided__id`
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE webhook_messages ADD INDEX webhook_messages__is_divided__id (tenant_id, is_divided, id),
       DROP INDEX webhook_messages__due, DROP INDEX webhook_messages__type__seq,
       DROP INDEX webhook_messages__seq__unique,
       DROP COLUMN is_subscribed, DROP COLUMN seq`
    )
  }
}
