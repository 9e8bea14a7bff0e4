import { TenantSchema } from '#database/tenant_schema'

/** Cost centres, as a tree. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('cost_centers', (columns) => {
      columns.code('code', 32).notNullable()
      columns.text('name').notNullable()
      columns.uuid('parent_id').nullable()
      columns.flag('active').notNullable().defaultTo(1)
      columns.exact('search_text', 300).notNullable()
      columns.unique('code')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
      columns.index('parent_id', 'id')
      columns.refers('parent_id', 'cost_centers')
    })
  }

  async down() {
    this.schema.dropTable('cost_centers')
  }
}
