import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which warehouses a company has is remembered by processes; this tells whether it still is so:
 * `inventory/warehouses/known_warehouses.ts`.
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
