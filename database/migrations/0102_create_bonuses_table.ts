import { TenantSchema } from '#database/tenant_schema'

/** Without a `period` it goes to the next payroll run. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('bonuses', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.code('type', 32).notNullable()
      columns.money('amount').notNullable()
      columns.code('period', 7).nullable()
      columns.longText('description').nullable()
      columns.refers('employee_id', 'employees')
      columns.index('employee_id', 'period')
      columns.index('employee_id', 'id')
      columns.index('period', 'id')
      columns.index('type', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('bonuses')
  }
}
