import { BaseSchema } from '@adonisjs/lucid/schema'
import { TenantColumns } from '#database/tenant_schema'

/** The bank account of payments that name none, read with the ledger's row. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('ledgers', (table) => {
      const columns = new TenantColumns('ledgers', table)
      columns.uuid('default_bank_account_id').nullable()
      columns.index('default_bank_account_id')
      columns.refers('default_bank_account_id', 'bank_accounts')
    })
  }

  async down() {
    this.schema.alterTable('ledgers', (table) => {
      table.dropForeign(
        ['tenant_id', 'default_bank_account_id'],
        'ledgers__default_bank_account_id__foreign'
      )
      table.dropIndex(['tenant_id', 'default_bank_account_id'], 'ledgers__default_bank_account_id')
      table.dropColumn('default_bank_account_id')
    })
  }
}
