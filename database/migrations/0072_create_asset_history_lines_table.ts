import { TenantSchema } from '#database/tenant_schema'

/** The history of assets, append-only. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'asset_history_lines',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.uuid('asset_id').notNullable()
        columns.code('action', 32).notNullable()
        columns.code('actor_type', 16).notNullable()
        columns.uuid('actor_id').nullable()
        columns.text('actor_name').notNullable()
        columns.json('from').nullable()
        columns.json('to').nullable()
        columns.longText('note').nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.refers('asset_id', 'assets')
        columns.index('asset_id', 'id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('asset_history_lines')
  }
}
