import { TenantSchema } from '#database/tenant_schema'

/**
 * Row counts by tenant and table, kept in the write's transaction. `stamp` changes with every
 * write, so that counts of filters can be cached.
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
