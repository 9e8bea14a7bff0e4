import { TenantSchema } from '#database/tenant_schema'

/** The head of each tenant's hash chain. A chain that ends earlier has lost rows. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'audit_chains',
      (columns) => {
        columns.table.bigInteger('seq').unsigned().notNullable()
        columns.code('hash', 64).notNullable()
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('audit_chains')
  }
}
