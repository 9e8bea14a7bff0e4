import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/** The reversing entry has the day of the void. */
const FILL = `UPDATE expenses x
    JOIN journal_entries e ON e.tenant_id = x.tenant_id AND e.reference = CONVERT(x.id USING utf8mb4) COLLATE utf8mb4_unicode_ci AND e.reverses_id IS NOT NULL AND e.by_hand = 0
     SET x.voided_on = e.entry_date
   WHERE x.status = 'VOID' AND x.voided_on IS NULL`

/** The day and reason of a void expense. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('expenses', (table) => {
      table.date('voided_on').nullable()
      table.string('void_reason', 1000).nullable()
    })
    this.defer((db) =>
      Current.acrossTenants(
        'the days of voids of expenses',
        async () => void (await db.rawQuery(FILL))
      )
    )
  }

  async down() {
    this.schema.alterTable('expenses', (table) => table.dropColumns('voided_on', 'void_reason'))
  }
}
