import { TenantSchema } from '#database/tenant_schema'

/** Both days are under contract. A contract cancelled before its start ends on the day before. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('contracts', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.code('type', 16).notNullable()
      columns.money('salary').notNullable()
      columns.day('start_date').notNullable()
      columns.day('end_date').nullable()
      columns.longText('notes').nullable()
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.refers('employee_id', 'employees')
      columns.index('employee_id', 'start_date')
      columns.index('type', 'id')
      columns.index('is_active', 'id')
      columns.index('start_date', 'id')
      columns.index('end_date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('contracts')
  }
}
