import { TenantSchema } from '#database/tenant_schema'

/** What a company has set for itself instead of the law of its country, each from a day on. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'payroll_settings',
      (columns) => {
        columns.json('overrides').notNullable()
        columns.table.integer('version').unsigned().notNullable().defaultTo(1)
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('payroll_settings')
  }
}
