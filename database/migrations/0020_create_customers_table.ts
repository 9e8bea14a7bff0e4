import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'customers',
      (columns) => {
        columns.exact('tax_id', 64).notNullable()
        columns.text('name').notNullable()
        columns.text('email', 254).nullable()
        columns.text('phone', 64).nullable()
        columns.longText('address').nullable()
        columns.money('credit_limit').notNullable().defaultTo(0)
        columns.money('balance').notNullable().defaultTo(0)
        columns.exact('search_text', 700).notNullable()
        columns.unique('tax_id', 'live')
        columns.sortable('name', 'tax_id', 'updated_at')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('customers')
  }
}
