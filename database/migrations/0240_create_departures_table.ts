import { TenantSchema } from '#database/tenant_schema'

/**
 * Scheduled departures. `ends` has the shortened contracts with old and new end, for cancellation.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'departures',
      (columns) => {
        columns.uuid('employee_id').notNullable()
        columns.day('last_day').notNullable()
        columns.json('ends').notNullable()
        columns.table.primary(['tenant_id', 'employee_id'])
        columns.refers('employee_id', 'employees')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('departures')
  }
}
