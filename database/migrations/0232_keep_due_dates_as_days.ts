import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { keepDays } from '#database/keep_days'

/**
 * `dueDate` and `validUntil` are calendar days. A day is kept as its 00:00 UTC, which the release
 * before reads as that day in every zone. Every other moment becomes its day where the company was
 * when the row was written.
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

  /** The moments are gone; the days stay right for the release before. */
  async down() {}
}
