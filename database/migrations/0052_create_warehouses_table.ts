import { TenantSchema } from '#database/tenant_schema'

/** `is_default` is a choice; without one, the oldest warehouse is the default. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'warehouses',
      (columns) => {
        columns.text('name').notNullable()
        columns.text('location').nullable()
        columns.uuid('parent_warehouse_id').nullable()
        columns.flag('is_default').notNullable().defaultTo(0)
        columns.exact('search_text', 600).notNullable()
        columns.sortable('name', 'updated_at')
        columns.refers('parent_warehouse_id', 'warehouses')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('warehouses')
  }
}
