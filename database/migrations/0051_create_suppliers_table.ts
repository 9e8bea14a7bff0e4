import { TenantSchema } from '#database/tenant_schema'

/** Suppliers. Foreign keys of documents keep them from deletion. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('suppliers', (columns) => {
      columns.text('name').notNullable()
      columns.exact('tax_id', 64).nullable()
      columns.text('email', 254).nullable()
      columns.text('phone', 64).nullable()
      columns.longText('address').nullable()
      columns.exact('search_text', 700).notNullable()
      columns.unique('tax_id')
      columns.index('name', 'id')
      columns.index('tax_id', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('suppliers')
  }
}
