import { TenantSchema } from '#database/tenant_schema'

/** Lines lie beside their entry; the second index serves an account's ledger and the days of a month that is not whole, without touching the row. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'journal_lines',
      (columns) => {
        columns.uuid('entry_id').notNullable()
        columns.table.integer('line').unsigned().notNullable()
        columns.uuid('account_id').notNullable()
        columns.day('entry_date').notNullable()
        columns.money('debit').notNullable()
        columns.money('credit').notNullable()
        columns.text('description', 1000).nullable()
        columns.table.primary(['tenant_id', 'entry_id', 'line'])
        columns.index('account_id', 'entry_date', 'debit', 'credit')
        columns.index('entry_date', 'account_id', 'debit', 'credit')
        columns.refers('entry_id', 'journal_entries')
        columns.refers('account_id', 'accounts')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('journal_lines')
  }
}
