import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/**
 * Goods that go back to the supplier stand beside those that came in, with amounts below zero: all
 * rows of an order add up to what it owes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_receipts', (table) => {
      table
        .specificType('type', 'VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .defaultTo('RECEIPT')
      table.specificType('reason', 'MEDIUMTEXT').nullable()
    })
    // None there are, unless this was taken back while there were some.
    this.defer((db) =>
      Current.acrossTenants(
        'goods that went back',
        async () =>
          void (await db.rawQuery("UPDATE purchase_receipts SET type = 'RETURN' WHERE total < 0"))
      )
    )
  }

  async down() {
    this.schema.alterTable('purchase_receipts', (table) => table.dropColumns('type', 'reason'))
  }
}
