import { TenantSchema } from '#database/tenant_schema'

/**
 * `stock` and `average_cost` are written by the stock module, in the transaction of each movement.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'products',
      (columns) => {
        columns.exact('sku', 128).notNullable()
        columns.text('name').notNullable()
        columns.uuid('category_id').nullable()
        columns.amount('cost_price').notNullable()
        columns.amount('selling_price').notNullable()
        columns.percent('tax_rate').notNullable().defaultTo(0)
        columns.flag('is_service').notNullable().defaultTo(0)
        columns.text('unit_of_measure', 32).notNullable().defaultTo('und')
        columns.text('barcode', 64).nullable()
        columns.amount('min_stock').notNullable().defaultTo(0)
        columns.flag('is_active').notNullable().defaultTo(1)
        columns.amount('stock').notNullable().defaultTo(0)
        columns.amount('average_cost').notNullable().defaultTo(0)
        columns.exact('search_text', 512).notNullable()
        columns.unique('sku', 'live')
        columns.sortable('sku', 'name', 'selling_price', 'cost_price', 'stock', 'updated_at')
        columns.index('live', 'category_id', 'id')
        columns.refers('category_id', 'categories')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('products')
  }
}
