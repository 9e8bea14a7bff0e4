import { TenantSchema } from '#database/tenant_schema'

/** Set if an import also announces quiet events of new records. */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('imports', (table) => {
      table.specificType('notify', 'TINYINT(1)').notNullable().defaultTo(0).after('create_missing')
    })
  }

  async down() {
    this.schema.alterTable('imports', (table) => {
      table.dropColumn('notify')
    })
  }
}
