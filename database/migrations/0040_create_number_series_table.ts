import { TenantSchema } from '#database/tenant_schema'

/** The last number of each series of a tenant. Its rows are a transaction's last locks. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'number_series',
      (columns) => {
        columns.code('name').notNullable()
        columns.table.bigInteger('last').unsigned().notNullable()
        columns.table.primary(['tenant_id', 'name'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('number_series')
  }
}
