import { TenantSchema } from '#database/tenant_schema'

/**
 * Up to which of its days a tenant's greetings and reminders are planned, and in which zone those
 * days were.
 */
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
