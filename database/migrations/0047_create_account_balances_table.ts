import { TenantSchema } from '#database/tenant_schema'

/** Debits and credits of an account by month (its first day), written with each entry. */
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
