import { TenantSchema } from '#database/tenant_schema'

/**
 * The instalments of an invoice by its payment terms, from position 1, the oldest. They add up to its
 * total. `later_amount` is the sum of the rows after, so that a balance is spread without a window.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'invoice_installments',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.whole('position').notNullable()
        columns.day('due_date').notNullable()
        columns.money('amount').notNullable()
        columns.money('later_amount').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'position'])
        columns.refers('invoice_id', 'invoices')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('invoice_installments')
  }
}
