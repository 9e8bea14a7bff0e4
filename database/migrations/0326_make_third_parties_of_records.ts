import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { adoptRecords } from '#parties/adoption/adopt'

/**
 * Customers, suppliers and employees whose document says its type become third parties. A wrong
 * check digit is kept and marked. A tax id without a check digit stays without a third party.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async () => {
      await Current.acrossTenants('third parties of records of the previous release', () =>
        adoptRecords({ keepsWrong: true })
      )
    })
  }

  /** Migration 0325 drops the links with their column. */
  async down() {}
}
