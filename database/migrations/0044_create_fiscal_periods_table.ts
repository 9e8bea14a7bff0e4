import { TenantSchema } from '#database/tenant_schema'

/** Closed and reopened periods. `ledgers.closed_through` is authoritative. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('fiscal_periods', (columns) => {
      columns.day('from').nullable()
      columns.day('through').notNullable()
      columns.code('status', 16).notNullable()
      columns.instant('closed_at').notNullable()
      columns.instant('reopened_at').nullable()
      columns.index('status', 'through')
      columns.index('through', 'id')
    })
  }

  async down() {
    this.schema.dropTable('fiscal_periods')
  }
}
