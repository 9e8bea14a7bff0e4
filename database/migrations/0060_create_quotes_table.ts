import { TenantSchema } from '#database/tenant_schema'

/** Prices are frozen here: converting copies them. Expiry is computed, never stored. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('quotes', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.day('date').notNullable()
      columns.instant('valid_until').nullable()
      columns.longText('notes').nullable()
      columns.code('currency', 3).notNullable()
      columns.money('subtotal').notNullable()
      columns.money('discount_total').notNullable()
      columns.money('tax_total').notNullable()
      columns.money('total').notNullable()
      columns.exact('search_text', 400).notNullable()
      columns.unique('number')
      columns.refers('customer_id', 'customers')
      columns.index('customer_id', 'id')
      columns.index('status', 'id')
      columns.index('date', 'id')
      columns.index('total', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('quotes')
  }
}
