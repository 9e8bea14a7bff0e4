import { TenantSchema } from '#database/tenant_schema'

/** Payroll settings of a company in place of its country's law, each from a day on. */
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
