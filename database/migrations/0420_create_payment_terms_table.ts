import { TenantSchema } from '#database/tenant_schema'

/** Instalments and early discounts of documents. `lines` is a list of `TermsLine`. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('payment_terms', (columns) => {
      columns.text('name').notNullable()
      columns.json('lines').notNullable()
      columns.percent('discount_percent').nullable()
      columns.whole('discount_days').nullable()
      columns.code('tax_treatment', 20).notNullable().defaultTo('NEVER')
      columns.flag('active').notNullable().defaultTo(1)
      columns.exact('search_text', 300).notNullable()
      columns.unique('name')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('payment_terms')
  }
}
