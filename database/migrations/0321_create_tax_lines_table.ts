import { TenantSchema } from '#database/tenant_schema'

/**
 * Taxes of posted documents, a row per line and tax; a line without a tax has one row. Amounts are
 * positive, `sign` is -1 for returns and voids. `tax_lines__return` covers the sums of tax returns.
 * `account_id` is null when the tax is cost.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'tax_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('document_type', 24).notNullable()
        columns.uuid('document_id').notNullable()
        columns.uuid('line_id').notNullable()
        columns.day('day').notNullable()
        columns.code('side', 8).notNullable()
        columns.table.specificType('sign', 'TINYINT').notNullable()
        columns.uuid('tax_id').nullable()
        columns.code('tax_kind', 16).notNullable()
        columns.code('scheme_code', 16).nullable()
        columns.code('category', 2).nullable()
        columns.table.decimal('rate', 9, 4).nullable()
        columns.money('base').notNullable()
        columns.money('amount').notNullable()
        columns.amount('per_unit').nullable()
        columns.amount('quantity').nullable()
        columns.code('nature', 8).notNullable()
        columns.flag('creditable').notNullable()
        columns.uuid('account_id').nullable()
        columns.uuid('third_party_id').nullable()
        columns.uuid('entry_id').nullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.table.index(
          [
            'tenant_id',
            'day',
            'side',
            'sign',
            'tax_kind',
            'category',
            'rate',
            'nature',
            'creditable',
            'base',
            'amount',
          ],
          'tax_lines__return'
        )
        columns.index('document_id')
        columns.index('tax_id', 'day')
        columns.index('third_party_id', 'day')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('tax_lines')
  }
}
