import { TenantSchema } from '#database/tenant_schema'

/** Posted depreciation by asset and month (`2026-01`), once. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'asset_depreciations',
      (columns) => {
        columns.uuid('asset_id').notNullable()
        columns.code('month', 7).notNullable()
        columns.money('amount').notNullable()
        columns.uuid('journal_entry_id').nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'asset_id', 'month'])
        columns.refers('asset_id', 'assets')
        columns.refers('journal_entry_id', 'journal_entries')
        columns.index('journal_entry_id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('asset_depreciations')
  }
}
