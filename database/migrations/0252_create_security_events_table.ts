import { TenantSchema } from '#database/tenant_schema'

/**
 * Security events: failed log ins, missing rights, changed rights. Repetitions are counted in one
 * row. Rows are swept after a year; the audit log keeps changed rights.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'security_events',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('actor_type', 16).notNullable()
        columns.uuid('actor_id').nullable()
        columns.text('actor_name').notNullable()
        columns.code('action', 96).notNullable()
        columns.uuid('entity_id').nullable()
        columns.json('facts').notNullable()
        columns.whole('times').unsigned().notNullable()
        columns.code('ip', 45).nullable()
        columns.code('request_id', 128).nullable()
        columns.instant('created_at').notNullable()
        columns.instant('last_at').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('action', 'id')
        columns.index('actor_id', 'id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('security_events')
  }
}
