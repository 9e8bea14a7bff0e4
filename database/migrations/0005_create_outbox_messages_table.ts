import { TenantSchema } from '#database/tenant_schema'

/**
 * The outbox. PENDING until a dispatcher adds it to BullMQ (DISPATCHED); deleted when its job is
 * done; DEAD when it failed for good. `outbox_messages__due` finds waiting tenants by queue with
 * one index dive each.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'outbox_messages',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('queue').notNullable()
        columns.code('job').notNullable()
        columns.longText('data').notNullable()
        columns.longText('actor').notNullable()
        columns.code('state', 16).notNullable()
        columns.whole('attempts').unsigned().notNullable().defaultTo(0)
        columns.instant('available_at').notNullable()
        columns.uuid('claim').nullable()
        columns.instant('claimed_until').nullable()
        columns.longText('last_error').nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.table.index(['state', 'queue', 'tenant_id', 'id'], 'outbox_messages__due')
        columns.index('state', 'queue', 'id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('outbox_messages')
  }
}
