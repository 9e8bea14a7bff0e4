import { TenantSchema } from '#database/tenant_schema'

/**
 * How the CSV of an export is written (separator, decimal mark, byte order mark; null is the plain
 * style), and the keys of metadata that are columns of it: those of the moment when it was asked
 * for, so that all slices have the same columns.
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
