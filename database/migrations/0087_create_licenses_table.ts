import { TenantSchema } from '#database/tenant_schema'

/** `taken` seats of `seats`. Of the product key only an argon2id hash is stored. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('licenses', (columns) => {
      columns.text('name').notNullable()
      columns.uuid('category_id').nullable()
      columns.whole('seats').notNullable().defaultTo(1)
      columns.whole('taken').notNullable().defaultTo(0)
      columns.instant('expiration_date').nullable()
      columns.code('product_key_hash', 160).nullable()
      columns.instant('purchase_date').nullable()
      columns.money('purchase_cost').nullable()
      columns.uuid('supplier_id').nullable()
      columns.longText('notes').nullable()
      columns.exact('search_text', 300).notNullable()
      columns.refers('category_id', 'categories')
      columns.refers('supplier_id', 'suppliers')
      columns.index('category_id', 'id')
      columns.index('supplier_id', 'id')
      columns.index('name', 'id')
      columns.index('expiration_date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('licenses')
  }
}
