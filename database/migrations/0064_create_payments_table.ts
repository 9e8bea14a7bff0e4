import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('payments', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('invoice_id').notNullable()
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.day('date').notNullable()
      columns.money('amount').notNullable()
      columns.code('currency', 3).notNullable()
      columns.code('payment_method', 16).notNullable()
      columns.uuid('bank_account_id').nullable()
      columns.text('reference').nullable()
      columns.longText('notes').nullable()
      columns.day('voided_on').nullable()
      columns.text('void_reason', 1000).nullable()
      columns.exact('search_text', 700).notNullable()
      columns.unique('number')
      columns.refers('invoice_id', 'invoices')
      columns.refers('customer_id', 'customers')
      columns.refers('bank_account_id', 'bank_accounts')
      columns.index('invoice_id', 'id')
      columns.index('customer_id', 'id')
      columns.index('status', 'id')
      columns.index('date', 'id')
      columns.index('amount', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('payments')
  }
}
