import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whether nobody said when an invoice is due: such a draft is due counted from the day on which it
 * is issued. Null where that was not written down.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoices', (table) =>
      table.specificType('due_by_default', 'TINYINT(1)').nullable()
    )
  }

  async down() {
    this.schema.alterTable('invoices', (table) => table.dropColumn('due_by_default'))
  }
}
