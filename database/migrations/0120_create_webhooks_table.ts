import { TenantSchema } from '#database/tenant_schema'

/**
 * Where a company is told what happens. The secrets are encrypted; the previous one signs beside
 * the new one until its time is over. What fails holds the endpoint back until `waits_until`, so
 * that it gets its messages in order.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'webhooks',
      (columns) => {
        columns.text('url', 2048).notNullable()
        columns.text('description').nullable()
        columns.json('events').notNullable()
        columns.flag('active').notNullable().defaultTo(1)
        columns.table.specificType('secret', 'VARBINARY(255)').notNullable()
        columns.table.specificType('previous_secret', 'VARBINARY(255)').nullable()
        columns.instant('previous_secret_until').nullable()
        columns.instant('waits_until').nullable()
        columns.instant('failing_since').nullable()
        columns.instant('disabled_at').nullable()
        columns.index('active', 'id')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('webhooks')
  }
}
