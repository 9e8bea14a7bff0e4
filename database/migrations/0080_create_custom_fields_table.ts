import { TenantSchema } from '#database/tenant_schema'

/**
 * Custom fields of a company: for an asset model, an asset category, or an entity by name. Exactly
 * one of the three is set.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('custom_fields', (columns) => {
      columns.text('name').notNullable()
      columns.code('applies_to_type', 16).notNullable()
      columns.uuid('model_id').nullable()
      columns.uuid('category_id').nullable()
      columns.exact('entity_type', 64).nullable()
      columns.code('field_type', 16).notNullable()
      columns.json('options').nullable()
      columns.flag('required').notNullable().defaultTo(0)
      columns.flag('active').notNullable().defaultTo(1)
      columns.exact('search_text', 300).notNullable()
      columns.refers('model_id', 'asset_models')
      columns.refers('category_id', 'categories')
      columns.index('entity_type', 'id')
      columns.index('applies_to_type', 'id')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('custom_fields')
  }
}
