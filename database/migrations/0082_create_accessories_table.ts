import { TenantSchema } from '#database/tenant_schema'

/** `quantity` is the total, `assigned` the part in use. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('accessories', (columns) => {
      columns.text('name').notNullable()
      columns.uuid('category_id').nullable()
      columns.whole('quantity').notNullable().defaultTo(0)
      columns.whole('assigned').notNullable().defaultTo(0)
      columns.longText('notes').nullable()
      columns.exact('search_text', 300).notNullable()
      columns.refers('category_id', 'categories')
      columns.index('category_id', 'id')
      columns.index('name', 'id')
      columns.index('quantity', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('accessories')
  }
}
