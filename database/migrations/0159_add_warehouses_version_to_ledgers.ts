import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The version of the company's warehouses, which processes cache:
 * inventory/warehouses/known_warehouses.ts.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('ledgers', (table) =>
      table.integer('warehouses_version').unsigned().notNullable().defaultTo(1)
    )
  }

  async down() {
    this.schema.alterTable('ledgers', (table) => table.dropColumn('warehouses_version'))
  }
}
