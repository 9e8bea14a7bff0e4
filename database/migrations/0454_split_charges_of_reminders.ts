import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The parts of a charge: the fee, the interest from the due day on, and what of the interest a debit
 * note has charged, null before. Rows that are older have null in all.
 */
const COLUMNS = ['fee', 'interest', 'charged_interest']

export default class extends BaseSchema {
  async up() {
    for (const column of COLUMNS)
      this.schema.raw(`ALTER TABLE reminder_rows ADD COLUMN ${column} DECIMAL(15,2) NULL`)
  }

  async down() {
    for (const column of COLUMNS) this.schema.raw(`ALTER TABLE reminder_rows DROP COLUMN ${column}`)
  }
}
