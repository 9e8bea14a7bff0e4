import { TenantSchema } from '#database/tenant_schema'

/** A part, alone or in an asset. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('components', (columns) => {
      columns.text('name').notNullable()
      columns.uuid('category_id').nullable()
      columns.text('serial').nullable()
      columns.uuid('allocated_to_asset_id').nullable()
      columns.longText('notes').nullable()
      columns.exact('search_text', 600).notNullable()
      columns.refers('category_id', 'categories')
      columns.refers('allocated_to_asset_id', 'assets')
      columns.index('category_id', 'id')
      columns.index('allocated_to_asset_id', 'id')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('components')
  }
}
