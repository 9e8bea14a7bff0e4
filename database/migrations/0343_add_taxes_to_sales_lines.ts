import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['quote_lines', 'invoice_lines', 'credit_note_lines']
const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'

/**
 * The taxes of a line; null for lines of earlier releases, which have a rate alone. `taxes` is text,
 * because MariaDB copies a table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES)
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN taxes MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE ` +
          'utf8mb4_bin NULL, ADD COLUMN price_includes_tax TINYINT(1) NOT NULL DEFAULT 0, ADD ' +
          `COLUMN cost_center_id ${ID}`
      )
  }

  async down() {
    for (const table of TABLES)
      this.schema.raw(
        `ALTER TABLE ${table} DROP COLUMN taxes, DROP COLUMN price_includes_tax, DROP COLUMN cost_center_id`
      )
  }
}
