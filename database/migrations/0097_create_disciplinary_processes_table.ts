import { TenantSchema } from '#database/tenant_schema'

/** A suspension lasts `suspension_days` calendar days from `date` on. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('disciplinary_processes', (columns) => {
      columns.uuid('employee_id').notNullable()
      columns.code('type', 20).notNullable()
      columns.text('subject').notNullable()
      columns.longText('description').notNullable()
      columns.day('date').notNullable()
      columns.whole('suspension_days').nullable()
      columns.text('document_url', 2048).nullable()
      columns.refers('employee_id', 'employees')
      columns.index('employee_id', 'date')
      columns.index('employee_id', 'id')
      columns.index('type', 'id')
      columns.index('date', 'id')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('disciplinary_processes')
  }
}
