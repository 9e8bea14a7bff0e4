import { TenantSchema } from '#database/tenant_schema'

/** Physical audits of assets: expected and found facts, and their differences. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('asset_audits', (columns) => {
      columns.uuid('asset_id').notNullable()
      columns.uuid('expected_location_id').nullable()
      columns.code('expected_status', 16).nullable()
      columns.uuid('location_id').nullable()
      columns.code('status', 16).notNullable()
      columns.json('mismatches').notNullable()
      columns.longText('notes').nullable()
      columns.uuid('audited_by').nullable()
      columns.text('auditor_name').notNullable()
      columns.refers('asset_id', 'assets')
      columns.index('asset_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('asset_audits')
  }
}
