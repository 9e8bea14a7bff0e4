import { TenantSchema } from '#database/tenant_schema'

/**
 * How many rows a tenant has in a table, kept in the write's own transaction; `stamp` changes with
 * every write, so that counts of filters can be remembered.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'record_counts',
      (columns) => {
        columns.code('name').notNullable()
        columns.table.bigInteger('total').unsigned().notNullable()
        columns.table.bigInteger('stamp').unsigned().notNullable()
        columns.table.primary(['tenant_id', 'name'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('record_counts')
  }
}
