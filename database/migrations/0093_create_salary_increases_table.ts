import { TenantSchema } from '#database/tenant_schema'

/** The salary of a contract from `effective_date` on; `previous_salary` is the one before. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('salary_increases', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.uuid('contract_id').notNullable()
      columns.day('effective_date').notNullable()
      columns.money('previous_salary').notNullable()
      columns.money('new_salary').notNullable()
      columns.longText('reason').nullable()
      columns.refers('employee_id', 'employees')
      columns.refers('contract_id', 'contracts')
      columns.index('employee_id', 'effective_date', 'id')
      columns.index('contract_id', 'effective_date', 'id')
    })
  }

  async down() {
    this.schema.dropTable('salary_increases')
  }
}
