import { TenantSchema } from '#database/tenant_schema'

/**
 * Credit notes of suppliers, which take returned units or an amount off a bill. `number` is the supplier's,
 * `internal_number` the company's.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('supplier_credit_notes', (columns) => {
      columns.table.bigInteger('internal_number').unsigned().notNullable()
      columns.exact('number', 60).nullable()
      columns.code('concept', 16).notNullable()
      columns.uuid('bill_id').notNullable()
      columns.uuid('supplier_id').notNullable()
      columns.text('supplier_name').notNullable()
      columns.day('date').notNullable()
      columns.text('reason', 1000).nullable()
      columns.money('subtotal').notNullable()
      columns.money('tax').notNullable()
      columns.money('total').notNullable()
      columns.longText('withholdings').nullable()
      columns.money('withheld_total').notNullable().defaultTo(0)
      columns.money('allocated_amount').notNullable().defaultTo(0)
      columns.money('refunded_amount').notNullable().defaultTo(0)
      columns.code('currency', 3).notNullable()
      columns.unique('internal_number')
      columns.index('number', 'id')
      columns.index('bill_id', 'id')
      columns.index('supplier_id', 'id')
      columns.index('date', 'id')
      columns.index('total', 'id')
      columns.index('updated_at', 'id')
      columns.refers('bill_id', 'bills')
      columns.refers('supplier_id', 'suppliers')
    })
    this.createTenantTable(
      'supplier_credit_note_lines',
      (columns) => {
        columns.uuid('credit_note_id').notNullable()
        columns.whole('position').notNullable()
        columns.uuid('bill_line_id').notNullable()
        columns.uuid('product_id').nullable()
        columns.text('description', 1000).nullable()
        columns.amount('quantity').notNullable()
        columns.money('subtotal').notNullable()
        columns.money('tax').notNullable()
        columns.money('total').notNullable()
        columns.longText('taxes').nullable()
        columns.table.primary(['tenant_id', 'credit_note_id', 'position'])
        columns.index('bill_line_id', 'credit_note_id')
        columns.refers('credit_note_id', 'supplier_credit_notes')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('supplier_credit_note_lines')
    this.schema.dropTable('supplier_credit_notes')
  }
}
