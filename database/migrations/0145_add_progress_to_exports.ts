import { TenantSchema } from '#database/tenant_schema'

/**
 * How far a file has come: the bytes and rows in it, and the place in the list behind them. A
 * killed worker's job goes on there.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('exports', (table) => {
      table.bigInteger('position').unsigned().notNullable().defaultTo(0)
      table.integer('written').unsigned().notNullable().defaultTo(0)
      table.specificType('reached', 'MEDIUMTEXT').nullable()
    })
  }

  async down() {
    this.schema.alterTable('exports', (table) =>
      table.dropColumns('position', 'written', 'reached')
    )
  }
}
