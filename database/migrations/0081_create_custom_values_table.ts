import { TenantSchema } from '#database/tenant_schema'

/**
 * Values of custom fields; empty ones have no row. `search_value` is the folded beginning, for
 * filters.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('custom_values', (columns) => {
      columns.uuid('custom_field_id').notNullable()
      columns.exact('entity_type', 64).notNullable()
      columns.uuid('entity_id').notNullable()
      columns.longText('value').notNullable()
      columns.exact('search_value', 255).notNullable()
      columns.unique('entity_type', 'entity_id', 'custom_field_id')
      columns.index('custom_field_id', 'search_value', 'entity_type', 'entity_id')
      columns.refers('custom_field_id', 'custom_fields')
    })
  }

  async down() {
    this.schema.dropTable('custom_values')
  }
}
