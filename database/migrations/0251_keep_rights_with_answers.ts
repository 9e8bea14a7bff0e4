import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the caller of a kept answer was allowed when it was given: it is shown again only to a
 * caller who is allowed all of it still. Null for answers of before.
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
