import { TenantSchema } from '#database/tenant_schema'

/** Keys that a dry run has seen, because its rows are not stored. Deleted when it ends. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'import_keys',
      (columns) => {
        columns.uuid('import_id').notNullable()
        columns.exact('value', 255).notNullable()
        columns.table.primary(['tenant_id', 'import_id', 'value'])
        columns.refers('import_id', 'imports')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('import_keys')
  }
}
