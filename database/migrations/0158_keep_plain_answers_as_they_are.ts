import { BaseSchema } from '@adonisjs/lucid/schema'

/** Answers without secrets, of operations that say so, are stored without encryption. */
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
