import { BaseSchema } from '@adonisjs/lucid/schema'

/** The ceilings of a company that are other than those of the service, by name. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => void table.json('limits').nullable())
  }

  async down() {
    this.schema.alterTable('tenants', (table) => void table.dropColumn('limits'))
  }
}
