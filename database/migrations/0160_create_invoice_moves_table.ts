import { TenantSchema } from '#database/tenant_schema'

/**
 * Invoices that went from one customer to another: from whom to whom, on each day on which one did.
 * What they owed before is told by this, for the invoice itself knows only whose it is now. Those
 * that went before there was this table stand with whom they went to, as they did.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'invoice_moves',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.day('moved_on').notNullable()
        columns.uuid('from_customer_id').notNullable()
        columns.uuid('to_customer_id').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'moved_on'])
        columns.index('from_customer_id')
        columns.index('to_customer_id')
        columns.refers('invoice_id', 'invoices')
        columns.refers('from_customer_id', 'customers')
        columns.refers('to_customer_id', 'customers')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('invoice_moves')
  }
}
