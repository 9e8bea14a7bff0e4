import { TenantSchema } from '#database/tenant_schema'

/**
 * Seats by exactly one of asset, user and employee, each once per license. A returned seat is
 * deleted.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('license_seats', (columns) => {
      columns.uuid('license_id').notNullable()
      columns.uuid('asset_id').nullable()
      columns.uuid('user_id').nullable()
      columns.uuid('employee_id').nullable()
      columns.longText('notes').nullable()
      columns.unique('asset_id', 'license_id')
      columns.unique('user_id', 'license_id')
      columns.unique('employee_id', 'license_id')
      columns.refers('license_id', 'licenses')
      columns.refers('asset_id', 'assets')
      columns.refers('user_id', 'users')
      columns.index('license_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('license_seats')
  }
}
