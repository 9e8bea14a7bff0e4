import { TenantSchema } from '#database/tenant_schema'

/**
 * The queue and log of mails. A unique key prevents a second mail about the same occasion. `due_at`
 * is the next attempt of a QUEUED mail, the deadline of a SENDING worker, null when done.
 * `communication_sends__due` finds due mails of all tenants.
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
