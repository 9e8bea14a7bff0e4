import { BaseSchema } from '@adonisjs/lucid/schema'

/** The early discount that a bill offers by its payment terms. */
const COLUMNS: Record<string, string> = {
  early_discount_rate: 'DECIMAL(7,4) NULL',
  early_discount_until: 'DATE NULL',
  early_discount_tax: 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL',
}

export default class extends BaseSchema {
  async up() {
    for (const [column, type] of Object.entries(COLUMNS))
      this.schema.raw(`ALTER TABLE bills ADD COLUMN ${column} ${type}`)
  }

  async down() {
    for (const column of Object.keys(COLUMNS))
      this.schema.raw(`ALTER TABLE bills DROP COLUMN ${column}`)
  }
}
