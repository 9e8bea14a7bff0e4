import { TenantSchema } from '#database/tenant_schema'

/**
 * Kinds of tax withheld at source. `rates` are valid from day to day, each for a kind of person and for
 * those who declare income tax or not; they are read and changed as a whole, with their concept.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('withholding_concepts', (columns) => {
      columns.exact('code', 40).notNullable()
      columns.text('name').notNullable()
      columns.code('type', 16).notNullable()
      columns.code('base', 8).notNullable()
      columns.code('scheme_code', 8).nullable()
      columns.code('municipality', 8).nullable()
      columns.code('activity', 8).nullable()
      columns.code('nature', 8).nullable()
      columns.uuid('suffered_account_id').nullable()
      columns.uuid('practised_account_id').nullable()
      columns.code('form350_concept', 16).nullable()
      columns.code('exogena_concept', 16).nullable()
      columns.json('rates').notNullable()
      columns.text('source', 500).nullable()
      columns.flag('is_active').notNullable()
      columns.exact('search_text', 400).notNullable()
      columns.unique('code')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
      columns.index('type', 'id')
      columns.index('municipality', 'id')
      columns.refers('suffered_account_id', 'accounts')
      columns.refers('practised_account_id', 'accounts')
    })
  }

  async down() {
    this.schema.dropTable('withholding_concepts')
  }
}
