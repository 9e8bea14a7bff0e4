import { TenantSchema } from '#database/tenant_schema'

/**
 * The last morning that a company was reminded on, and the first day whose instalments it announces.
 * `due_announcements` has each event of an instalment that was announced.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'reminder_calendars',
      (columns) => {
        columns.day('planned_through').notNullable()
        columns.day('announced_since').notNullable()
        columns.text('timezone', 64).notNullable()
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )

    this.createTenantTable(
      'due_announcements',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.whole('position').notNullable()
        columns.code('event', 16).notNullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'position', 'event'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('due_announcements')
    this.schema.dropTable('reminder_calendars')
  }
}
