import { TenantSchema } from '#database/tenant_schema'

/**
 * One row per tenant with the last closed day. Postings share-lock it, so that closing waits for
 * them.
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
