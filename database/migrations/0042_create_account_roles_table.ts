import { TenantSchema } from '#database/tenant_schema'

/**
 * Accounts by role in postings: `receivable`, `income`, …; `expense:<category id>` is a category's
 * expense account.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'account_roles',
      (columns) => {
        columns.code('role').notNullable()
        columns.uuid('account_id').notNullable()
        columns.table.primary(['tenant_id', 'role'])
        columns.index('account_id')
        columns.refers('account_id', 'accounts')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('account_roles')
  }
}
