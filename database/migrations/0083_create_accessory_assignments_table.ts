import { TenantSchema } from '#database/tenant_schema'

/** Accessories assigned to an asset, one row per pair, deleted when all are back. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('accessory_assignments', (columns) => {
      columns.uuid('accessory_id').notNullable()
      columns.uuid('asset_id').notNullable()
      columns.whole('quantity').notNullable()
      columns.longText('notes').nullable()
      columns.unique('accessory_id', 'asset_id')
      columns.refers('accessory_id', 'accessories')
      columns.refers('asset_id', 'assets')
      columns.index('asset_id', 'id')
      columns.index('accessory_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('accessory_assignments')
  }
}
