import { BaseSchema } from '@adonisjs/lucid/schema'

/** Shows which keys are no longer used. */
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
