import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/**
 * An invoice whose total is 0 is PAID from its issue on. Those that were issued before stayed
 * ISSUED for ever.
 */
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
