import { TenantSchema } from '#database/tenant_schema'

/** What went to an asset, and does not come back: rows are added, never changed. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('consumable_deliveries', (columns) => {
      columns.uuid('consumable_id').notNullable()
      columns.uuid('asset_id').notNullable()
      columns.whole('quantity').notNullable()
      columns.longText('notes').nullable()
      columns.uuid('delivered_by').nullable()
      columns.refers('consumable_id', 'consumables')
      columns.refers('asset_id', 'assets')
      columns.index('consumable_id', 'id')
      columns.index('asset_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('consumable_deliveries')
  }
}
