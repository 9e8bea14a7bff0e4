import { TenantSchema } from '#database/tenant_schema'

/** Consumables delivered to an asset, append-only. */
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
