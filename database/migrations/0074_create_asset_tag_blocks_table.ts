import { TenantSchema } from '#database/tenant_schema'

/**
 * The four middle characters of a tenant's tags, one block for each 99,999 of them, unique on the
 * platform.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'asset_tag_blocks',
      (columns) => {
        columns.whole('position').unsigned().notNullable()
        columns.code('block', 4).notNullable()
        columns.table.primary(['tenant_id', 'position'])
        columns.table.unique(['block'], { indexName: 'asset_tag_blocks__block__unique' })
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('asset_tag_blocks')
  }
}
