import { TenantSchema } from '#database/tenant_schema'

/**
 * Withholdings of documents. Amounts are positive; `sign` is -1 where a withholding was taken back.
 * `counter_account_id` is the other side of a self-withholding, which moves no money.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'withholding_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('document_type', 24).notNullable()
        columns.uuid('document_id').notNullable()
        columns.day('day').notNullable()
        columns.code('direction', 16).notNullable()
        columns.table.specificType('sign', 'TINYINT').notNullable()
        columns.uuid('concept_id').notNullable()
        columns.code('type', 16).notNullable()
        columns.money('base').notNullable()
        columns.table.decimal('rate', 9, 4).nullable()
        columns.money('amount').notNullable()
        columns.money('minimum').nullable()
        columns.uuid('account_id').notNullable()
        columns.uuid('counter_account_id').nullable()
        columns.uuid('third_party_id').nullable()
        columns.code('person_kind', 8).nullable()
        columns.code('municipality', 8).nullable()
        columns.uuid('entry_id').nullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('document_id')
        columns.index('concept_id')
        columns.index('third_party_id', 'day')
        columns.table.index(
          [
            'tenant_id',
            'day',
            'direction',
            'type',
            'concept_id',
            'person_kind',
            'sign',
            'base',
            'amount',
          ],
          'withholding_lines__day'
        )
        columns.refers('concept_id', 'withholding_concepts')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('withholding_lines')
  }
}
