import { BaseSchema } from '@adonisjs/lucid/schema'

/** So that whoever looks after keys sees which nobody needs any more. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_keys', (table) =>
      table.specificType('last_used_at', 'DATETIME(3)').nullable()
    )
  }

  async down() {
    this.schema.alterTable('api_keys', (table) => table.dropColumn('last_used_at'))
  }
}
