import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('supplier_payments', (columns) => {
      columns.uuid('purchase_order_id').notNullable()
      columns.money('amount').notNullable()
      columns.day('payment_date').notNullable()
      columns.code('payment_method', 16).nullable()
      columns.uuid('bank_account_id').nullable()
      columns.text('reference').nullable()
      columns.longText('notes').nullable()
      columns.uuid('created_by').nullable()
      columns.index('purchase_order_id')
      columns.refers('purchase_order_id', 'purchase_orders')
    })
  }

  async down() {
    this.schema.dropTable('supplier_payments')
  }
}
