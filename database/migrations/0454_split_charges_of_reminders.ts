import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The parts of a charge: the fee, the interest from the due day on, and the part of the interest
 * that a debit note has charged, null before. Older rows have null in all.
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
