import { TenantSchema } from '#database/tenant_schema'

/**
 * `metadata` by key and value, for the filter `metadata.<key>`. `resource` is the record's table,
 * whose column is authoritative. The primary key ends with the record, for the order of lists.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'metadata_values',
      (columns) => {
        columns.code('resource', 32).notNullable()
        columns.exact('name', 40).notNullable()
        columns.exact('value', 500).notNullable()
        columns.uuid('record_id').notNullable()
        columns.table.primary(['tenant_id', 'resource', 'name', 'value', 'record_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('metadata_values')
  }
}
