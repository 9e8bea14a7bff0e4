import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * By what a line of an order is named. Null on lines of before, whose id is made of their order's
 * and their position: see purchasing/orders/lines.ts.
 */
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
