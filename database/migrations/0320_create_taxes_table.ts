import { TenantSchema } from '#database/tenant_schema'

/** Taxes of a company, with their rates by day. `price_included` is the default of prices. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('taxes', (columns) => {
      columns.text('code', 64).notNullable()
      columns.text('name').notNullable()
      columns.code('kind', 16).notNullable()
      columns.code('scheme_code', 16).nullable()
      columns.code('category', 2).nullable()
      columns.text('exemption_reason').nullable()
      columns.code('calculation', 16).notNullable()
      columns.flag('price_included').notNullable().defaultTo(0)
      columns.flag('creditable').notNullable()
      columns.uuid('sale_account_id').nullable()
      columns.uuid('purchase_account_id').nullable()
      columns.code('applies_to', 8).notNullable()
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.exact('search_text', 300).notNullable()
      columns.unique('code')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
      columns.refers('sale_account_id', 'accounts')
      columns.refers('purchase_account_id', 'accounts')
    })

    this.createTenantTable(
      'tax_rates',
      (columns) => {
        columns.uuid('tax_id').notNullable()
        columns.day('valid_from').notNullable()
        columns.day('valid_until').nullable()
        columns.table.decimal('rate', 9, 4).nullable()
        columns.amount('amount').nullable()
        columns.text('unit', 32).nullable()
        columns.table.primary(['tenant_id', 'tax_id', 'valid_from'])
        columns.refers('tax_id', 'taxes')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('tax_rates')
    this.schema.dropTable('taxes')
  }
}
