import { TenantSchema } from '#database/tenant_schema'

/** Asset models. Depreciation uses `useful_life_months` and `salvage_value`. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('asset_models', (columns) => {
      columns.text('name').notNullable()
      columns.uuid('category_id').nullable()
      columns.code('model_type', 16).notNullable()
      columns.text('manufacturer').nullable()
      columns.text('model_number').nullable()
      columns.longText('notes').nullable()
      columns.whole('useful_life_months').unsigned().nullable()
      columns.money('salvage_value').nullable()
      columns.exact('search_text', 800).notNullable()
      columns.refers('category_id', 'categories')
      columns.index('category_id', 'id')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('asset_models')
  }
}
