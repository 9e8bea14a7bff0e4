import { TenantSchema } from '#database/tenant_schema'

/** The last day for which a tenant's greetings and reminders are planned, and its zone. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'communication_calendars',
      (columns) => {
        columns.day('planned_through').notNullable()
        columns.code('timezone', 64).notNullable()
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('communication_calendars')
  }
}
