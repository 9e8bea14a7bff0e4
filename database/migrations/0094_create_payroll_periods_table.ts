import { TenantSchema } from '#database/tenant_schema'

/** Months, created on demand: LOCKED from the approval of their payroll until its reversal. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'payroll_periods',
      (columns) => {
        columns.table
          .specificType('period', 'CHAR(7) CHARACTER SET ascii COLLATE ascii_bin')
          .notNullable()
        columns.code('status', 8).notNullable()
        columns.table.primary(['tenant_id', 'period'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('payroll_periods')
  }
}
