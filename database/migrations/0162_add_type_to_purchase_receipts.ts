import { BaseSchema } from '@adonisjs/lucid/schema'
import { Current } from '#core/context/current'

/** Returns are receipts with negative amounts, so that an order's rows add up to its debt. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_receipts', (table) => {
      table
        .specificType('type', 'VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .defaultTo('RECEIPT')
      table.specificType('reason', 'MEDIUMTEXT').nullable()
    })
    // None exist, unless this was rolled back after some.
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
