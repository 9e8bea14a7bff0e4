import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Credit notes by amount: the net amount that they took of a line, and units that were credited
 * without their goods. Notes of the earlier release are returns. Columns with constant defaults are
 * added instantly.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE invoice_lines ADD COLUMN credited_by_amount DECIMAL(15,2) NOT NULL DEFAULT 0, ' +
        'ADD COLUMN unreturned_quantity DECIMAL(15,4) NOT NULL DEFAULT 0'
    )
    this.schema.raw(
      'ALTER TABLE credit_notes ADD COLUMN concept VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin ' +
        "NOT NULL DEFAULT 'RETURN', ADD COLUMN restock TINYINT(1) NOT NULL DEFAULT 1"
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE invoice_lines DROP COLUMN credited_by_amount, DROP COLUMN unreturned_quantity'
    )
    this.schema.raw('ALTER TABLE credit_notes DROP COLUMN concept, DROP COLUMN restock')
  }
}
