import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
const CODE = 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL'

/** The terms of a document, and the early discount that an invoice offers. */
const COLUMNS: Record<string, Record<string, string>> = {
  quotes: { payment_terms_id: ID },
  invoices: {
    payment_terms_id: ID,
    early_discount_rate: 'DECIMAL(7,4) NULL',
    early_discount_until: 'DATE NULL',
    early_discount_tax: CODE,
  },
}

export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const [column, type] of Object.entries(columns))
        this.schema.raw(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
      this.schema.raw(
        `ALTER TABLE ${table} ADD INDEX ${table}__payment_terms_id__id (tenant_id, payment_terms_id, id)`
      )
    }
  }

  async down() {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      this.schema.raw(`ALTER TABLE ${table} DROP INDEX ${table}__payment_terms_id__id`)
      for (const column of Object.keys(columns))
        this.schema.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    }
  }
}
