import { TenantSchema } from '#database/tenant_schema'

/**
 * A tag is unique on the platform, also after its asset is deleted. `category_id` is that of the
 * model, for lists. `status_before` is restored after maintenance.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'assets',
      (columns) => {
        columns.code('asset_tag', 24).notNullable()
        columns.text('name').notNullable()
        columns.uuid('model_id').nullable()
        columns.uuid('category_id').nullable()
        columns.code('status', 16).notNullable()
        columns.code('status_before', 16).nullable()
        columns.text('serial').nullable()
        columns.longText('notes').nullable()
        columns.instant('purchase_date').nullable()
        columns.money('purchase_cost').nullable()
        columns.uuid('supplier_id').nullable()
        columns.uuid('location_id').nullable()
        columns.code('assigned_to_type', 16).nullable()
        columns.uuid('assigned_to_id').nullable()
        columns.instant('assigned_at').nullable()
        columns.instant('expected_checkin_date').nullable()
        columns.instant('overdue_announced_at').nullable()
        columns.instant('last_audited_at').nullable()
        columns.instant('unaudited_since').notNullable()
        columns.exact('search_text', 600).notNullable()
        columns.table.unique(['asset_tag'], { indexName: 'assets__asset_tag__unique' })
        columns.refers('model_id', 'asset_models')
        columns.refers('category_id', 'categories')
        columns.refers('supplier_id', 'suppliers')
        columns.refers('location_id', 'warehouses')
        columns.sortable(
          'asset_tag',
          'name',
          'serial',
          'status',
          'purchase_date',
          'purchase_cost',
          'model_id',
          'category_id',
          'location_id',
          'assigned_to_type',
          'assigned_to_id',
          'expected_checkin_date',
          'unaudited_since',
          'updated_at'
        )
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('assets')
  }
}
