import { BaseSchema } from '@adonisjs/lucid/schema'

/** Events that active webhooks of a company subscribe to; others cost no statement. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => void table.json('webhook_events').nullable())
  }

  async down() {
    this.schema.alterTable('tenants', (table) => void table.dropColumn('webhook_events'))
  }
}
