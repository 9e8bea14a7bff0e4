import { TenantSchema } from '#database/tenant_schema'

/**
 * What must be sent, and the log of what was. The unique key keeps a second mail about the same
 * thing from ever being written. `due_at`: of a QUEUED one when it may be tried, of one that is
 * SENDING when its worker has to be taken for dead; none when it is done.
 * `communication_sends__due` is the sweep's, which looks for what is owed in all tenants.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('communication_sends', (columns) => {
      columns.uuid('template_id').notNullable()
      columns.uuid('employee_id').notNullable()
      columns.code('occurrence', 96).notNullable()
      columns.text('recipient', 254).nullable()
      columns.text('subject', 500).notNullable()
      columns.longText('placeholders').notNullable()
      columns.code('status', 16).notNullable()
      columns.whole('attempts').unsigned().notNullable().defaultTo(0)
      columns.instant('due_at').nullable()
      columns.uuid('claim').nullable()
      columns.text('error', 500).nullable()
      columns.instant('sent_at').nullable()
      columns.refers('employee_id', 'employees')
      columns.refers('template_id', 'communication_templates')
      columns.unique('template_id', 'employee_id', 'occurrence')
      columns.index('status', 'due_at', 'id')
      columns.table.index(['status', 'due_at', 'tenant_id'], 'communication_sends__due')
    })
  }

  async down() {
    this.schema.dropTable('communication_sends')
  }
}
