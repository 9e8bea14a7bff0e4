import { TenantSchema } from '#database/tenant_schema'

/**
 * The `metadata` of records by key and value, so that the filter `metadata.<key>` of a list is a
 * look-up. `resource` is the table of the record, whose own column holds the truth. The primary key
 * has the record last: the records of a value stand in their order.
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
