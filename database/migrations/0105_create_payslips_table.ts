import { TenantSchema } from '#database/tenant_schema'

/** Each employee once per run, with the name at computation. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('payslips', (columns) => {
      columns.uuid('run_id').notNullable()
      columns.uuid('employee_id').notNullable()
      columns.text('employee_name', 511).notNullable()
      columns.text('document', 100).nullable()
      columns.text('position').nullable()
      for (const total of ['gross', 'base', 'deductions', 'employer_cost', 'net'])
        columns.money(total).notNullable()
      columns.table.unique(['tenant_id', 'run_id', 'employee_id'], {
        indexName: 'payslips__employee_id__unique',
      })
      columns.refers('run_id', 'payroll_runs')
      columns.refers('employee_id', 'employees')
      columns.index('run_id', 'id')
      columns.index('run_id', 'net', 'id')
      columns.index('employee_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('payslips')
  }
}
