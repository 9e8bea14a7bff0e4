import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Answers without anything that is shown once, of the operations that say so: they are not
 * encrypted.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) =>
      table.text('plain_body', 'longtext').nullable()
    )
  }

  async down() {
    this.schema.alterTable('idempotency_keys', (table) => table.dropColumn('plain_body'))
  }
}
