import { TenantSchema } from '#database/tenant_schema'

/**
 * The CSV style of an export (null is plain), and the metadata keys at its request, so that all
 * slices have the same columns.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('exports', (table) => {
      table.json('csv').nullable()
      table.json('metadata_keys').nullable()
    })
  }

  async down() {
    this.schema.alterTable('exports', (table) => table.dropColumns('csv', 'metadata_keys'))
  }
}
