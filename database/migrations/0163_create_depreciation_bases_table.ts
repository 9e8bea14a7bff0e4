import { TenantSchema } from '#database/tenant_schema'

/**
 * The useful life and salvage value by which months before `until_month` (`2026-07`) were booked
 * elsewhere: models may change later. Cost and purchase date have one version. The worker adds rows
 * daily; until then the model counts.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'depreciation_bases',
      (columns) => {
        columns.uuid('asset_id').notNullable()
        columns.code('until_month', 7).notNullable()
        columns.whole('useful_life_months').unsigned().notNullable()
        columns.money('salvage_value').nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'asset_id', 'until_month'])
        columns.refers('asset_id', 'assets')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('depreciation_bases')
  }
}
