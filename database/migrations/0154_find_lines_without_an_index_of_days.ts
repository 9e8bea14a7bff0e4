import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lines of some days are found by their accounts, each with its days in order, or by their entries:
 * an index by day alone made every entry dearer.
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
