import { BaseSchema } from '@adonisjs/lucid/schema'

/** Voided supplier payments stay, with a status. Existing ones are paid. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('supplier_payments', (table) => {
      table
        .specificType('status', 'VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .defaultTo('PAID')
      table.date('voided_on').nullable()
      table.string('void_reason', 1000).nullable()
    })
  }

  async down() {
    this.schema.alterTable('supplier_payments', (table) =>
      table.dropColumns('status', 'voided_on', 'void_reason')
    )
  }
}
