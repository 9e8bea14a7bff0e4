import { TenantSchema } from '#database/tenant_schema'

/** `days`: working days of a vacation, calendar days of any other leave. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('time_off_requests', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.code('type', 20).notNullable()
      columns.day('start_date').notNullable()
      columns.day('end_date').notNullable()
      columns.whole('days').notNullable()
      columns.longText('reason').nullable()
      columns.text('medical_certificate_url', 2048).nullable()
      columns.code('status', 16).notNullable()
      columns.longText('rejection_reason').nullable()
      columns.uuid('decided_by').nullable()
      columns.instant('decided_at').nullable()
      columns.refers('employee_id', 'employees')
      columns.index('employee_id', 'start_date')
      columns.index('employee_id', 'id')
      columns.index('status', 'id')
      columns.index('type', 'id')
      columns.index('start_date', 'id')
      columns.index('end_date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('time_off_requests')
  }
}
