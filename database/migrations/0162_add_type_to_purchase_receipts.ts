import { BaseSchema } from '@adonisjs/lucid/schema'

/** Goods that go back to the supplier stand beside those that came in, with amounts below zero: all rows of an order add up to what it owes. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_receipts', (table) => {
      table.specificType('type', 'VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin').notNullable().defaultTo('RECEIPT')
      table.specificType('reason', 'MEDIUMTEXT').nullable()
    })
  }

  async down() {
    this.schema.alterTable('purchase_receipts', (table) => table.dropColumns('type', 'reason'))
  }
}
