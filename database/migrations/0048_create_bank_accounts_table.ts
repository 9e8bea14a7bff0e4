import { TenantSchema } from '#database/tenant_schema'

/** Bank accounts and cash registers; each has a ledger account. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('bank_accounts', (columns) => {
      columns.text('name').notNullable()
      columns.code('type', 16).notNullable()
      columns.text('account_number', 64).nullable()
      columns.text('bank_name').nullable()
      columns.uuid('account_id').notNullable()
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.unique('account_id')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
      columns.refers('account_id', 'accounts')
    })
  }

  async down() {
    this.schema.dropTable('bank_accounts')
  }
}
