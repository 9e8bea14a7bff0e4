import { BaseSchema } from '@adonisjs/lucid/schema'

/** The lease of an endpoint: its worker and end. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('webhooks', (table) => {
      table.specificType('served_by', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin').nullable()
      table.specificType('served_until', 'DATETIME(3)').nullable()
    })
  }

  async down() {
    this.schema.alterTable('webhooks', (table) => table.dropColumns('served_by', 'served_until'))
  }
}
