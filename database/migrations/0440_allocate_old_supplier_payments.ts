import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { allocateOldSupplierPayments } from '#database/old_supplier_payments/allocate'

/** One allocation per existing payment of an order. It goes on where it was interrupted. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async () => {
      await Current.acrossTenants('supplier payments of earlier releases', () =>
        allocateOldSupplierPayments()
      )
    })
  }

  /** Migration 0437 drops the allocations with their table. */
  async down() {}
}
