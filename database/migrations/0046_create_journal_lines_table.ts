import { TenantSchema } from '#database/tenant_schema'

/**
 * Lines lie beside their entry. One index is an account's ledger in order, the other finds the days
 * of a partial month; both are covering.
 */
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
        columns.table.index(
          ['tenant_id', 'account_id', 'entry_date', 'entry_id', 'line', 'debit', 'credit'],
          'journal_lines__account'
        )
        columns.table.index(
          ['tenant_id', 'entry_date', 'account_id', 'debit', 'credit'],
          'journal_lines__date'
        )
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
