import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Set if the due date is the default: such a draft is due from its issue day. Null for older rows.
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
