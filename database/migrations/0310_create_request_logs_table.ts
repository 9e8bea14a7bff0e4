import { TenantSchema } from '#database/tenant_schema'

/** Requests of a company: all refusals and a tenth of the rest. Rows are swept after a week. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'request_logs',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('method', 8).notNullable()
        columns.code('route', 255).nullable()
        columns.whole('status').unsigned().notNullable()
        columns.code('code', 64).nullable()
        columns.code('actor_type', 16).notNullable()
        columns.uuid('actor_id').nullable()
        columns.text('actor_name').notNullable()
        columns.whole('ms').unsigned().notNullable()
        columns.code('request_id', 128).nullable()
        columns.code('ip', 45).nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('status', 'id')
        columns.index('code', 'id')
        columns.index('route', 'id')
        columns.index('actor_id', 'id')
        columns.index('request_id', 'id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('request_logs')
  }
}
