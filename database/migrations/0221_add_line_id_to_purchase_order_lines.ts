import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ids of order lines. Null for older lines, whose id is derived: purchasing/orders/lines.ts. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_order_lines', (table) =>
      table.specificType('line_id', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin').nullable()
    )
  }

  async down() {
    this.schema.alterTable('purchase_order_lines', (table) => table.dropColumn('line_id'))
  }
}
