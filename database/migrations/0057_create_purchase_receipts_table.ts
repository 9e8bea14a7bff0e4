import { TenantSchema } from '#database/tenant_schema'

/** Receipts of an order by day, with the debt of each. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('purchase_receipts', (columns) => {
      columns.uuid('purchase_order_id').notNullable()
      columns.day('received_on').notNullable()
      columns.money('subtotal').notNullable()
      columns.money('tax').notNullable()
      columns.money('total').notNullable()
      columns.uuid('created_by').nullable()
      columns.index('purchase_order_id')
      columns.refers('purchase_order_id', 'purchase_orders')
    })
  }

  async down() {
    this.schema.dropTable('purchase_receipts')
  }
}
