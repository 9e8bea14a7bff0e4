import { TenantSchema } from '#database/tenant_schema'

/** `quantity` is the total, `delivered` the consumed part. Deliveries outlive their consumable. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'consumables',
      (columns) => {
        columns.text('name').notNullable()
        columns.uuid('category_id').nullable()
        columns.whole('quantity').notNullable().defaultTo(0)
        columns.whole('delivered').notNullable().defaultTo(0)
        columns.text('unit', 64).notNullable().defaultTo('unidades')
        columns.longText('notes').nullable()
        columns.exact('search_text', 300).notNullable()
        columns.refers('category_id', 'categories')
        columns.index('live', 'category_id', 'id')
        columns.sortable('name', 'quantity', 'updated_at')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('consumables')
  }
}
