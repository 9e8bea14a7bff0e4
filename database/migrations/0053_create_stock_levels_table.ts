import { TenantSchema } from '#database/tenant_schema'

/** Stock of a product in a warehouse. Writers lock the product's row. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('stock_levels', (columns) => {
      columns.uuid('product_id').notNullable()
      columns.uuid('warehouse_id').notNullable()
      columns.amount('quantity').notNullable()
      columns.unique('product_id', 'warehouse_id')
      columns.index('warehouse_id')
      columns.index('warehouse_id', 'quantity', 'id')
      columns.index('quantity', 'id')
      columns.index('updated_at', 'id')
      columns.refers('product_id', 'products')
      columns.refers('warehouse_id', 'warehouses')
    })
  }

  async down() {
    this.schema.dropTable('stock_levels')
  }
}
