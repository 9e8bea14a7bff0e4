import { TenantSchema } from '#database/tenant_schema'

/**
 * Months as far as somebody has asked for them: LOCKED from the approval of their payroll until it
 * is reversed.
 */
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
