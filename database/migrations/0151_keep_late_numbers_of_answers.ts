import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Numbers that the kept answer was written without, because the database had not given them yet:
 * `core/database/transaction/deferred_numbers.ts`.
 */
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
