import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { keepDays } from '#database/keep_days'

/**
 * `dueDate` and `validUntil` are calendar days, stored as 00:00 UTC, which the previous release
 * reads as that day. Other instants become their day in the company's zone at writing.
 */
export default class extends BaseSchema {
  async up() {
    this.defer((db) =>
      Current.acrossTenants('the days of due dates', async () => {
        await keepDays(db, { table: 'invoices', column: 'due_date', writtenAt: 'created_at' })
        await keepDays(db, { table: 'quotes', column: 'valid_until', writtenAt: 'created_at' })
        await keepDays(db, {
          table: 'invoice_due_changes',
          column: 'due_before',
          writtenAt: 'changed_at',
        })
      })
    )
  }

  /** The instants are lost; the days are right for the previous release. */
  async down() {}
}
