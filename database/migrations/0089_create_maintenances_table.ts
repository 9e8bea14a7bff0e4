import { TenantSchema } from '#database/tenant_schema'

/** Maintenance of an asset, open until it has an end. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('maintenances', (columns) => {
      columns.uuid('asset_id').notNullable()
      columns.code('type', 16).notNullable()
      columns.code('status', 16).notNullable()
      columns.instant('start_date').notNullable()
      columns.instant('end_date').nullable()
      columns.money('cost').nullable()
      columns.text('technician').nullable()
      columns.longText('notes').nullable()
      columns.refers('asset_id', 'assets')
      columns.index('asset_id', 'status', 'id')
      columns.index('asset_id', 'id')
      columns.index('status', 'id')
      columns.index('type', 'id')
      columns.index('start_date', 'id')
      columns.index('end_date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('maintenances')
  }
}
