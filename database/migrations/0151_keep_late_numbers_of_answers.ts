import { BaseSchema } from '@adonisjs/lucid/schema'

/** Numbers that were unknown when the answer was stored: core/database/deferred_number.ts. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) =>
      table
        .specificType('late_numbers', 'VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin')
        .nullable()
    )
  }

  async down() {
    this.schema.alterTable('idempotency_keys', (table) => table.dropColumn('late_numbers'))
  }
}
