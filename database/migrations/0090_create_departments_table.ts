import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('departments', (columns) => {
      columns.text('name').notNullable()
      columns.longText('notes').nullable()
      columns.exact('search_text', 300).notNullable()
      columns.unique('name')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('departments')
  }
}
