import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('credit_notes', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.uuid('invoice_id').notNullable()
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.day('date').notNullable()
      columns.text('reason', 1000).notNullable()
      columns.code('currency', 3).notNullable()
      columns.money('subtotal').notNullable()
      columns.money('discount_total').notNullable()
      columns.money('tax_total').notNullable()
      columns.money('total').notNullable()
      columns.unique('number')
      columns.refers('invoice_id', 'invoices')
      columns.refers('customer_id', 'customers')
      columns.index('invoice_id', 'id')
      columns.index('customer_id', 'id')
      columns.index('date', 'id')
    })
  }

  async down() {
    this.schema.dropTable('credit_notes')
  }
}
