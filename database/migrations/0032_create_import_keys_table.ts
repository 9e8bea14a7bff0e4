import { TenantSchema } from '#database/tenant_schema'

/**
 * The keys that a dry run has seen: its rows are not there to be found by the rows behind them.
 * Gone when it ends.
 */
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
