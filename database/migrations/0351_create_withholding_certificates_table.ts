import { TenantSchema } from '#database/tenant_schema'

/**
 * Certificates of what was withheld from a supplier in a year (ET 381). A certificate is a snapshot:
 * names, addresses and amounts stay as they were on its day.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('withholding_certificates', (columns) => {
      columns.whole('number').unsigned().notNullable()
      columns.uuid('supplier_id').notNullable()
      columns.uuid('third_party_id').nullable()
      columns.whole('year').unsigned().notNullable()
      columns.code('kind', 16).notNullable()
      columns.day('issued_on').notNullable()
      columns.text('supplier_name').notNullable()
      columns.code('currency', 3).notNullable()
      columns.json('payer').notNullable()
      columns.json('payee').notNullable()
      columns.json('items').notNullable()
      columns.money('total_base').notNullable()
      columns.money('total_withheld').notNullable()
      columns.text('mailed_to', 254).nullable()
      columns.unique('number')
      columns.index('supplier_id', 'year', 'id')
      columns.index('third_party_id')
      columns.index('year', 'id')
      columns.index('kind', 'id')
      columns.index('issued_on', 'id')
      columns.index('created_at', 'id')
      columns.index('updated_at', 'id')
      columns.refers('supplier_id', 'suppliers')
    })
  }

  async down() {
    this.schema.dropTable('withholding_certificates')
  }
}
