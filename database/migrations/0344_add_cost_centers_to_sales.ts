import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['quotes', 'invoices', 'credit_notes']

/** The cost centre of a document, for lines that name none. */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES)
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN cost_center_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL`
      )
  }

  async down() {
    for (const table of TABLES) this.schema.raw(`ALTER TABLE ${table} DROP COLUMN cost_center_id`)
  }
}
