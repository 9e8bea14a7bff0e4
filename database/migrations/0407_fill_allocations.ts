import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { fillAllocations } from '#database/old_payments/fill'

/**
 * One allocation for each payment of an earlier release. Nothing is posted. It goes on where it was
 * interrupted.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async () => {
      await Current.acrossTenants('allocations of earlier releases', () => fillAllocations())
    })
  }

  /** Migration 0402 drops the allocations with their table. */
  async down() {}
}
