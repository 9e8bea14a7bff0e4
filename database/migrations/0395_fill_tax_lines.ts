import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'
import { fillTaxLines } from '#database/old_tax_lines/fill'

/**
 * Tax lines of the documents of earlier releases: a rate above 0 is VAT of category S, a rate of 0
 * is not classified. It runs after third parties exist, and goes on where it was interrupted.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async () => {
      await Current.acrossTenants('tax lines of earlier releases', () => fillTaxLines())
    })
  }

  /** Migration 0321 drops the lines with their table. */
  async down() {}
}
