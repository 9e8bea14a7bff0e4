import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The discount of an order, as it was asked, its sum, and the share of each line in it. `subtotal` of a
 * line is stored after its share. Release 0.3.0 does not know discounts: it receives a line at quantity ×
 * unit_cost. Columns that are null or have a constant default are added instantly.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE purchase_orders ADD COLUMN discount VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
    this.schema.raw(
      'ALTER TABLE purchase_orders ADD COLUMN discount_total DECIMAL(15,2) NOT NULL DEFAULT 0'
    )
    this.schema.raw(
      'ALTER TABLE purchase_order_lines ADD COLUMN document_discount DECIMAL(15,2) NOT NULL DEFAULT 0'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE purchase_order_lines DROP COLUMN document_discount')
    this.schema.raw('ALTER TABLE purchase_orders DROP COLUMN discount_total')
    this.schema.raw('ALTER TABLE purchase_orders DROP COLUMN discount')
  }
}
