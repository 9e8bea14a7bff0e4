import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('ticket_categories', (columns) => {
      columns.text('name').notNullable()
      columns.longText('description').nullable()
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.unique('name')
    })
  }

  async down() {
    this.schema.dropTable('ticket_categories')
  }
}
