import { TenantSchema } from '#database/tenant_schema'

/**
 * Moves of invoices between customers by day, for past statements and agings. Older moves are
 * unknown: those invoices stand with their new customer.
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
