import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'quote_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.uuid('quote_id').notNullable()
        columns.whole('position').notNullable()
        columns.uuid('product_id').notNullable()
        columns.table.text('description', 'mediumtext').notNullable()
        columns.amount('quantity').notNullable()
        columns.amount('unit_price').notNullable()
        columns.percent('tax_rate').notNullable()
        columns.percent('discount_rate').notNullable()
        columns.money('subtotal').notNullable()
        columns.money('discount').notNullable()
        columns.money('tax').notNullable()
        columns.money('total').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.unique('quote_id', 'position')
        columns.refers('quote_id', 'quotes')
        columns.refers('product_id', 'products')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('quote_lines')
  }
}
