import { TenantSchema } from '#database/tenant_schema'

/**
 * A draft has no number. `balance` is total - paid - credited, 0 for drafts and void invoices,
 * negative after credits beyond the debt.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('invoices', (columns) => {
      columns.table.bigInteger('number').unsigned().nullable()
      columns.code('status', 16).notNullable()
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.uuid('quote_id').nullable()
      columns.uuid('warehouse_id').nullable()
      columns.day('date').notNullable()
      columns.instant('due_date').notNullable()
      columns.code('payment_method', 16).notNullable()
      columns.longText('notes').nullable()
      columns.code('currency', 3).notNullable()
      columns.money('subtotal').notNullable()
      columns.money('discount_total').notNullable()
      columns.money('tax_total').notNullable()
      columns.money('total').notNullable()
      columns.money('paid_amount').notNullable().defaultTo(0)
      columns.money('credited_amount').notNullable().defaultTo(0)
      columns.money('balance').notNullable().defaultTo(0)
      columns.instant('issued_at').nullable()
      columns.instant('voided_at').nullable()
      columns.text('void_reason', 1000).nullable()
      columns.exact('search_text', 400).notNullable()
      columns.unique('number')
      columns.unique('quote_id')
      columns.refers('customer_id', 'customers')
      columns.refers('quote_id', 'quotes')
      columns.refers('warehouse_id', 'warehouses')
      columns.index('customer_id', 'id')
      columns.index('status', 'id')
      columns.index('date', 'id')
      columns.index('due_date', 'id')
      columns.index('total', 'id')
      columns.index('balance', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('invoices')
  }
}
