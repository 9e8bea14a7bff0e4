import { BaseSchema } from '@adonisjs/lucid/schema'

const UUID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * Taxes of lines (null for older ones, which have a `tax_rate`), and withholdings of receipts and
 * payments. JSON is text, because MariaDB copies a table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE purchase_order_lines ADD COLUMN taxes MEDIUMTEXT NULL,
        ADD COLUMN price_includes_tax TINYINT(1) NOT NULL DEFAULT 0, ADD COLUMN cost_center_id ${UUID} NULL`
    )
    this.schema.raw(
      'ALTER TABLE purchase_order_lines ADD INDEX purchase_order_lines__cost_center_id (tenant_id, cost_center_id)'
    )
    this.schema.raw(
      'ALTER TABLE purchase_orders ADD COLUMN withheld_total DECIMAL(15, 2) NOT NULL DEFAULT 0'
    )
    this.schema.raw(
      `ALTER TABLE purchase_receipts ADD COLUMN taxes MEDIUMTEXT NULL, ADD COLUMN withholdings MEDIUMTEXT NULL,
        ADD COLUMN withheld_total DECIMAL(15, 2) NOT NULL DEFAULT 0`
    )
    this.schema.raw(
      `ALTER TABLE supplier_payments ADD COLUMN withholdings MEDIUMTEXT NULL,
        ADD COLUMN withheld_total DECIMAL(15, 2) NOT NULL DEFAULT 0`
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE supplier_payments DROP COLUMN withholdings, DROP COLUMN withheld_total'
    )
    this.schema.raw(
      'ALTER TABLE purchase_receipts DROP COLUMN taxes, DROP COLUMN withholdings, DROP COLUMN withheld_total'
    )
    this.schema.raw('ALTER TABLE purchase_orders DROP COLUMN withheld_total')
    this.schema.raw(
      `ALTER TABLE purchase_order_lines DROP INDEX purchase_order_lines__cost_center_id,
        DROP COLUMN taxes, DROP COLUMN price_includes_tax, DROP COLUMN cost_center_id`
    )
  }
}
