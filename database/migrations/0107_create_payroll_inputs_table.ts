import { TenantSchema } from '#database/tenant_schema'

/**
 * Inputs that runs have paid or deducted, each once: overtime, bonuses and absences as a whole
 * (`part` is empty), leave and suspensions by month (`part` is the period).
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'payroll_inputs',
      (columns) => {
        columns.code('kind', 32).notNullable()
        columns.uuid('input_id').notNullable()
        columns.code('part', 7).notNullable()
        columns.uuid('run_id').notNullable()
        columns.uuid('payslip_id').notNullable()
        columns.table.primary(['tenant_id', 'kind', 'input_id', 'part'])
        columns.refers('run_id', 'payroll_runs')
        columns.refers('payslip_id', 'payslips')
        columns.index('run_id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('payroll_inputs')
  }
}
