import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('categories', (columns) => {
      columns.text('name').notNullable()
      columns.code('type', 16).notNullable()
      columns.exact('search_text', 300).notNullable()
      columns.unique('name', 'type')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('categories')
  }
}
