import { BaseSchema } from '@adonisjs/lucid/schema'

const AMOUNTS = ['allocated_amount', 'unallocated_amount', 'refunded_amount', 'deducted_total']
const TEXT = 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

/**
 * A payment settles many invoices, or none yet. `deductions` is JSON in text, because MariaDB copies
 * a table for a checked JSON column. The earlier release goes on to write `invoice_id`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE payments MODIFY invoice_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
    for (const column of AMOUNTS)
      this.schema.raw(`ALTER TABLE payments ADD COLUMN ${column} DECIMAL(15,2) NOT NULL DEFAULT 0`)
    this.schema.raw(`ALTER TABLE payments ADD COLUMN deductions ${TEXT} NULL`)
  }

  async down() {
    this.schema.raw('ALTER TABLE payments DROP COLUMN deductions')
    for (const column of AMOUNTS) this.schema.raw(`ALTER TABLE payments DROP COLUMN ${column}`)
  }
}
