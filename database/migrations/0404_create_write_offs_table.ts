import { TenantSchema } from '#database/tenant_schema'

/** Amounts of invoices that will not be paid, from `date` on, until `voided_on`. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('write_offs', (columns) => {
      columns.uuid('invoice_id').notNullable()
      columns.money('amount').notNullable()
      columns.day('date').notNullable()
      columns.text('reason', 1000).notNullable()
      columns.uuid('account_id').notNullable()
      columns.day('voided_on').nullable()
      columns.index('invoice_id', 'id')
      columns.refers('invoice_id', 'invoices')
      columns.refers('account_id', 'accounts')
    })
  }

  async down() {
    this.schema.dropTable('write_offs')
  }
}
