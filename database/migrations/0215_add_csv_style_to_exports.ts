import { TenantSchema } from '#database/tenant_schema'

/** How the CSV of an export is written: separator, decimal mark, byte order mark. Null is the plain style. */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('exports', (table) => table.specificType('csv', 'JSON').nullable())
  }

  async down() {
    this.schema.alterTable('exports', (table) => table.dropColumn('csv'))
  }
}
