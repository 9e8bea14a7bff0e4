import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The caller's rights at the time of an answer: it is replayed only to callers who still have them.
 * Null for older answers.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) =>
      table.specificType('rights', 'TEXT CHARACTER SET ascii COLLATE ascii_bin').nullable()
    )
  }

  async down() {
    this.schema.alterTable('idempotency_keys', (table) => table.dropColumn('rights'))
  }
}
