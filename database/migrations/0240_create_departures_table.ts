import { TenantSchema } from '#database/tenant_schema'

/**
 * Who leaves on a day to come. `ends` has the contracts that this has cut short, each with its end
 * before and after, so that it can be taken back.
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
