import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = {
  receipt_posting: "VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'PAYABLE'",
  bill_price_tolerance: 'DECIMAL(7,4) NULL',
  bill_quantity_tolerance: 'DECIMAL(7,4) NOT NULL DEFAULT 0',
}

/** The accounting settings of receipts and bills. */
export default class extends BaseSchema {
  async up() {
    for (const [column, type] of Object.entries(COLUMNS))
      this.schema.raw(`ALTER TABLE ledgers ADD COLUMN ${column} ${type}`)
  }

  async down() {
    for (const column of Object.keys(COLUMNS))
      this.schema.raw(`ALTER TABLE ledgers DROP COLUMN ${column}`)
  }
}
