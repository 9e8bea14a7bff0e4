import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['invoices', 'credit_notes', 'payments']
const TEXT = 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

/**
 * `withheld_total` is what stands withheld. Of an invoice, `withheld_at_issue` is what it withheld
 * itself, before payments and credit notes. Columns with constant defaults are added instantly, and
 * the earlier release leaves them alone. `withholdings` is JSON in text, because MariaDB copies a
 * table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES) {
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN withholdings ${TEXT} NULL`)
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN withheld_total DECIMAL(15,2) NOT NULL DEFAULT 0`
      )
    }
    this.schema.raw(
      'ALTER TABLE invoices ADD COLUMN withheld_at_issue DECIMAL(15,2) NOT NULL DEFAULT 0'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE invoices DROP COLUMN withheld_at_issue')
    for (const table of TABLES)
      this.schema.raw(`ALTER TABLE ${table} DROP COLUMN withheld_total, DROP COLUMN withholdings`)
  }
}
