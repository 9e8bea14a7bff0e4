import { TenantSchema } from '#database/tenant_schema'

/** Progress of an export's file: bytes, rows, and position in the list, for another worker. */
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
