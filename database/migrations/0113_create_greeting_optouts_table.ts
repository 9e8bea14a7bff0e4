import { TenantSchema } from '#database/tenant_schema'

/** Employees who opted out of greetings by their link. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'greeting_optouts',
      (columns) => {
        columns.uuid('employee_id').notNullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'employee_id'])
        columns.refers('employee_id', 'employees')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('greeting_optouts')
  }
}
