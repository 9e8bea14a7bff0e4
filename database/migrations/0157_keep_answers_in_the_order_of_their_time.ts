import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Answers are clustered by time and expire from the front; the random key has an index of its own.
 * Clustering by key split pages and left them half empty.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE idempotency_keys DROP PRIMARY KEY, DROP INDEX idempotency_keys__expires_at,
       ADD PRIMARY KEY (tenant_id, expires_at, caller, key_hash), ADD UNIQUE idempotency_keys__key_hash__unique (tenant_id, caller, key_hash)`
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE idempotency_keys DROP PRIMARY KEY, DROP INDEX idempotency_keys__key_hash__unique,
       ADD PRIMARY KEY (tenant_id, caller, key_hash), ADD INDEX idempotency_keys__expires_at (tenant_id, expires_at)`
    )
  }
}
