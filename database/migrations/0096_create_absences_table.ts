import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('absences', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.day('date').notNullable()
      columns.longText('notes').nullable()
      columns.refers('employee_id', 'employees')
      columns.unique('date', 'employee_id')
      columns.index('employee_id', 'date')
      columns.index('employee_id', 'id')
      columns.index('date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('absences')
  }
}
