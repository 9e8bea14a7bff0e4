import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/** Invoices of total 0 are PAID from their issue. Older ones stayed ISSUED. */
export default class extends BaseSchema {
  async up() {
    const pay =
      "UPDATE invoices SET status = 'PAID', version = version + 1 WHERE status = 'ISSUED' AND total = 0 AND number > 0"
    this.defer((db) =>
      Current.acrossTenants('invoices over nothing', async () => void (await db.rawQuery(pay)))
    )
  }

  async down() {
    const reopen =
      "UPDATE invoices SET status = 'ISSUED', version = version + 1 WHERE status = 'PAID' AND total = 0"
    this.defer((db) =>
      Current.acrossTenants('invoices over nothing', async () => void (await db.rawQuery(reopen)))
    )
  }
}
