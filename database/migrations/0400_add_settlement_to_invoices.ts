import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['written_off_amount', 'credit_received', 'credit_given', 'refunded_amount']

/**
 * Amounts that settle an invoice beside money and its own credit notes: write-offs, credits that came from
 * other invoices or went to them, and refunds of its credit. Columns with constant defaults are added
 * instantly, and the earlier release leaves them alone.
 */
export default class extends BaseSchema {
  async up() {
    for (const column of COLUMNS)
      this.schema.raw(`ALTER TABLE invoices ADD COLUMN ${column} DECIMAL(15,2) NOT NULL DEFAULT 0`)
  }

  async down() {
    for (const column of COLUMNS) this.schema.raw(`ALTER TABLE invoices DROP COLUMN ${column}`)
  }
}
