import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What any active webhook of a company wants to know, so that what nobody wants to know costs no
 * statement.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => void table.json('webhook_events').nullable())
  }

  async down() {
    this.schema.alterTable('tenants', (table) => void table.dropColumn('webhook_events'))
  }
}
