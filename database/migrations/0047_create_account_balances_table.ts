import { TenantSchema } from '#database/tenant_schema'

/**
 * What was debited and credited to an account in a month (its first day), kept by the ledger with
 * each entry.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'account_balances',
      (columns) => {
        columns.uuid('account_id').notNullable()
        columns.day('month').notNullable()
        columns.table.decimal('debit', 20, 2).notNullable()
        columns.table.decimal('credit', 20, 2).notNullable()
        columns.table.primary(['tenant_id', 'account_id', 'month'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('account_balances')
  }
}
