import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Credit notes of suppliers may be void. Their lines keep what they took off the stock, so that a void
 * takes it back. Columns that are null or have a constant default are added instantly.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE supplier_credit_notes ' +
        "ADD COLUMN status VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'POSTED'"
    )
    this.schema.raw('ALTER TABLE supplier_credit_notes ADD COLUMN voided_on DATE NULL')
    this.schema.raw('ALTER TABLE supplier_credit_notes ADD COLUMN void_reason VARCHAR(1000) NULL')
    for (const column of ['inventory_amount', 'sales_amount'])
      this.schema.raw(
        `ALTER TABLE supplier_credit_note_lines ADD COLUMN ${column} DECIMAL(15,2) NOT NULL DEFAULT 0`
      )
  }

  async down() {
    for (const column of ['inventory_amount', 'sales_amount'])
      this.schema.raw(`ALTER TABLE supplier_credit_note_lines DROP COLUMN ${column}`)
    for (const column of ['status', 'voided_on', 'void_reason'])
      this.schema.raw(`ALTER TABLE supplier_credit_notes DROP COLUMN ${column}`)
  }
}
