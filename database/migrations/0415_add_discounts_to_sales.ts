import { BaseSchema } from '@adonisjs/lucid/schema'

const DOCUMENTS = ['quotes', 'invoices']
const LINES = ['quote_lines', 'invoice_lines', 'credit_note_lines']

/**
 * The discount of a document, as it was asked, and the share of each line in it. The column `discount`
 * of a line includes the share, so that the earlier release computes the same net amount. Columns that
 * are null or have a constant default are added instantly.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of DOCUMENTS)
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN discount VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL`
      )
    for (const table of LINES)
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN document_discount DECIMAL(15,2) NOT NULL DEFAULT 0`
      )
  }

  async down() {
    for (const table of DOCUMENTS) this.schema.raw(`ALTER TABLE ${table} DROP COLUMN discount`)
    for (const table of LINES) this.schema.raw(`ALTER TABLE ${table} DROP COLUMN document_discount`)
  }
}
