import { BaseSchema } from '@adonisjs/lucid/schema'

const AMOUNTS = ['billed_total', 'billed_withheld', 'billed_paid']
const QUANTITIES = ['billed_quantity', 'matched_quantity']

/**
 * The parts of an order that bills took over: the received value, its withholdings and the payments. Lines
 * have the billed units, those of them that were received, and the cost in the account of goods received:
 * that of unbilled units, less that of units billed ahead. `posting` of a receipt is null for PAYABLE.
 * Columns with constant defaults are added instantly, and the earlier release leaves them alone.
 */
export default class extends BaseSchema {
  async up() {
    for (const column of AMOUNTS)
      this.schema.raw(
        `ALTER TABLE purchase_orders ADD COLUMN ${column} DECIMAL(15,2) NOT NULL DEFAULT 0`
      )
    for (const column of QUANTITIES)
      this.schema.raw(
        `ALTER TABLE purchase_order_lines ADD COLUMN ${column} DECIMAL(15,4) NOT NULL DEFAULT 0`
      )
    this.schema.raw(
      'ALTER TABLE purchase_order_lines ADD COLUMN accrued_cost DECIMAL(15,2) NOT NULL DEFAULT 0'
    )
    this.schema.raw(
      'ALTER TABLE purchase_order_lines ADD INDEX purchase_order_lines__line_id (tenant_id, line_id)'
    )
    this.schema.raw(
      'ALTER TABLE purchase_receipts ADD COLUMN posting VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
  }

  async down() {
    for (const column of AMOUNTS)
      this.schema.raw(`ALTER TABLE purchase_orders DROP COLUMN ${column}`)
    this.schema.raw('ALTER TABLE purchase_receipts DROP COLUMN posting')
    this.schema.raw(
      'ALTER TABLE purchase_order_lines DROP INDEX purchase_order_lines__line_id, DROP COLUMN accrued_cost'
    )
    for (const column of QUANTITIES)
      this.schema.raw(`ALTER TABLE purchase_order_lines DROP COLUMN ${column}`)
  }
}
