import { TenantSchema } from '#database/tenant_schema'

/**
 * Webhooks. Secrets are encrypted; the previous one also signs until its end. A failure delays the
 * endpoint until `waits_until`, so that messages stay in order.
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
