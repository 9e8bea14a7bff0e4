import { TenantSchema } from '#database/tenant_schema'

/**
 * By which useful life and salvage value the months of an asset before `until_month` (`2026-07`)
 * that were not posted here were booked elsewhere: models may say otherwise since. What it cost and
 * when it was bought are facts, of which there is one version, so they are not kept here. The
 * worker writes it, each day, for assets that have no row yet; until it has, those months are told
 * by the model, as they were before.
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
