import { TenantSchema } from '#database/tenant_schema'

/**
 * `cost` is the posted cost of the goods; null before they leave. `credited_quantity` came back by
 * credit notes.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'invoice_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.uuid('invoice_id').notNullable()
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
        columns.money('cost').nullable()
        columns.amount('credited_quantity').notNullable().defaultTo(0)
        columns.table.primary(['tenant_id', 'id'])
        columns.unique('invoice_id', 'position')
        columns.refers('invoice_id', 'invoices')
        columns.refers('product_id', 'products')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('invoice_lines')
  }
}
