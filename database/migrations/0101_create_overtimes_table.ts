import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('overtimes', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.code('type', 32).notNullable()
      columns.day('date').notNullable()
      columns.amount('hours').notNullable()
      columns.longText('notes').nullable()
      columns.flag('approved').notNullable().defaultTo(0)
      columns.instant('approved_at').nullable()
      columns.uuid('approved_by').nullable()
      columns.refers('employee_id', 'employees')
      columns.index('employee_id', 'date')
      columns.index('employee_id', 'id')
      columns.index('approved', 'id')
      columns.index('type', 'id')
      columns.index('date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('overtimes')
  }
}
