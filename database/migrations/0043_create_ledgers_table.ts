import { TenantSchema } from '#database/tenant_schema'

/**
 * One row a tenant: the last day that is closed. Postings hold it shared, so that closing waits for
 * them, and they for it.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'ledgers',
      (columns) => {
        columns.day('closed_through').nullable()
        columns.whole('version').unsigned().notNullable().defaultTo(1)
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('ledgers')
  }
}
