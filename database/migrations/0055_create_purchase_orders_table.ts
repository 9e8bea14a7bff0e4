import { TenantSchema } from '#database/tenant_schema'

/** `received_total` is owed for receipts, with tax; `paid_amount` is the paid part. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('purchase_orders', (columns) => {
      columns.whole('number').unsigned().notNullable()
      columns.uuid('supplier_id').nullable()
      columns.uuid('warehouse_id').notNullable()
      columns.code('status', 24).notNullable()
      columns.longText('notes').nullable()
      columns.money('subtotal').notNullable()
      columns.money('tax_total').notNullable()
      columns.money('total').notNullable()
      columns.money('received_total').notNullable().defaultTo(0)
      columns.money('paid_amount').notNullable().defaultTo(0)
      columns.instant('ordered_at').nullable()
      columns.uuid('created_by').nullable()
      columns.unique('number')
      columns.index('status')
      columns.index('supplier_id')
      columns.index('warehouse_id')
      columns.index('total', 'id')
      columns.index('updated_at', 'id')
      columns.refers('supplier_id', 'suppliers')
      columns.refers('warehouse_id', 'warehouses')
    })
  }

  async down() {
    this.schema.dropTable('purchase_orders')
  }
}
