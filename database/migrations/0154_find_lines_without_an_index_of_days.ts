import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lines are found by account and day, or by entry: an index by day alone made every entry slower.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE journal_lines DROP INDEX journal_lines__date')
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE journal_lines ADD INDEX journal_lines__date (tenant_id, entry_date, account_id, debit, credit)'
    )
  }
}
