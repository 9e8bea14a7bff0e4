import { TenantSchema } from '#database/tenant_schema'

/**
 * The audit log. `seq` and `hash` are set later, when the worker seals the row into the tenant's
 * chain.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'audit_logs',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('actor_type', 16).notNullable()
        columns.uuid('actor_id').nullable()
        columns.text('actor_name').notNullable()
        columns.code('action', 96).notNullable()
        columns.code('entity', 64).notNullable()
        columns.uuid('entity_id').nullable()
        columns.longText('before').nullable()
        columns.longText('after').nullable()
        columns.code('ip', 45).nullable()
        columns.code('request_id', 128).nullable()
        columns.instant('created_at').notNullable()
        columns.table.bigInteger('seq').unsigned().nullable()
        columns.code('hash', 64).nullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('entity', 'entity_id', 'id')
        columns.index('actor_id', 'id')
        columns.index('action', 'id')
        columns.unique('seq')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('audit_logs')
  }
}
