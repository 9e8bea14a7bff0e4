import { TenantSchema } from '#database/tenant_schema'

/**
 * The product's part of the inventory account, to the cent, and an index of products below their
 * minimum.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('products', (table) => {
      table.decimal('stock_value', 15, 2).notNullable().defaultTo(0)
      table.specificType(
        'is_low',
        'TINYINT(1) GENERATED ALWAYS AS (live = 1 AND is_active = 1 AND is_service = 0 AND stock < min_stock) VIRTUAL'
      )
      table.index(['tenant_id', 'is_low', 'id'], 'products__is_low__id')
    })
  }

  async down() {
    this.schema.alterTable('products', (table) => {
      table.dropIndex([], 'products__is_low__id')
      table.dropColumn('is_low')
      table.dropColumn('stock_value')
    })
  }
}
