import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'purchase_order_lines',
      (columns) => {
        columns.uuid('purchase_order_id').notNullable()
        columns.table.smallint('position').unsigned().notNullable()
        columns.uuid('product_id').notNullable()
        columns.amount('quantity').notNullable()
        columns.amount('unit_cost').notNullable()
        columns.percent('tax_rate').notNullable()
        columns.money('subtotal').notNullable()
        columns.money('tax').notNullable()
        columns.money('total').notNullable()
        columns.amount('received_quantity').notNullable().defaultTo(0)
        columns.table.primary(['tenant_id', 'purchase_order_id', 'position'])
        columns.index('product_id')
        columns.refers('purchase_order_id', 'purchase_orders')
        columns.refers('product_id', 'products')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('purchase_order_lines')
  }
}
