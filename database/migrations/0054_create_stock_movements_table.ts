import { TenantSchema } from '#database/tenant_schema'

/**
 * Stock movements, immutable. `cost` is the value of the moved goods, `value_change` the change of
 * the inventory account: minus the cost of an issue, zero for a transfer, less than the cost for
 * goods sold before they came in.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('stock_movements', (columns) => {
      columns.uuid('product_id').notNullable()
      columns.uuid('warehouse_id').notNullable()
      columns.uuid('from_warehouse_id').nullable()
      columns.code('type', 16).notNullable()
      columns.code('reason', 16).notNullable()
      columns.amount('quantity').notNullable()
      columns.amount('unit_cost').notNullable()
      columns.money('cost').notNullable()
      columns.money('value_change').notNullable()
      columns.amount('quantity_after').notNullable()
      columns.uuid('reference').nullable()
      columns.uuid('created_by').nullable()
      columns.index('product_id')
      columns.index('warehouse_id')
      columns.index('from_warehouse_id')
      columns.index('reference')
      columns.refers('product_id', 'products')
      columns.refers('warehouse_id', 'warehouses')
      columns.refers('from_warehouse_id', 'warehouses')
    })
  }

  async down() {
    this.schema.dropTable('stock_movements')
  }
}
