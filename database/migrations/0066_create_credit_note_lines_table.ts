import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'credit_note_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.uuid('credit_note_id').notNullable()
        columns.whole('position').notNullable()
        columns.uuid('invoice_line_id').notNullable()
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
        columns.table.primary(['tenant_id', 'id'])
        columns.unique('credit_note_id', 'position')
        columns.refers('credit_note_id', 'credit_notes')
        columns.refers('invoice_line_id', 'invoice_lines')
        columns.refers('product_id', 'products')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('credit_note_lines')
  }
}
