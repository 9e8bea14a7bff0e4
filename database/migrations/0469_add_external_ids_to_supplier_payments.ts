import { BaseSchema } from '@adonisjs/lucid/schema'

const TEXT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

/**
 * `metadata` is text, because MariaDB copies a table for a checked JSON column. Separate statements let
 * both servers add columns instantly and build the key online.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE supplier_payments ADD COLUMN external_id VARCHAR(128) ${TEXT} NULL, ` +
        `ADD COLUMN metadata MEDIUMTEXT ${TEXT} NULL`
    )
    this.schema.raw(
      'ALTER TABLE supplier_payments ADD UNIQUE INDEX supplier_payments__external_id__unique (tenant_id, external_id)'
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE supplier_payments DROP INDEX supplier_payments__external_id__unique, ' +
        'DROP COLUMN external_id, DROP COLUMN metadata'
    )
  }
}
