import { TenantSchema } from '#database/tenant_schema'

/** Entries are immutable. A wrong one is reversed, once: `reverses_id` is unique. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('journal_entries', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.day('entry_date').notNullable()
      columns.code('entry_type', 16).notNullable()
      columns.text('concept', 1000).notNullable()
      columns.text('reference').nullable()
      columns.table.decimal('total', 20, 2).notNullable()
      columns.uuid('reverses_id').nullable()
      columns.unique('number')
      columns.unique('reverses_id')
      columns.index('entry_date', 'id')
      columns.index('entry_type', 'id')
      columns.index('reference')
      columns.refers('reverses_id', 'journal_entries')
    })
  }

  async down() {
    this.schema.dropTable('journal_entries')
  }
}
