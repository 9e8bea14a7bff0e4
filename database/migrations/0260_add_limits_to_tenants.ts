import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ceilings of a company that differ from the service's, by name. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => void table.json('limits').nullable())
  }

  async down() {
    this.schema.alterTable('tenants', (table) => void table.dropColumn('limits'))
  }
}
