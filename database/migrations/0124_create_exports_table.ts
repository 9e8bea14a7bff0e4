import { TenantSchema } from '#database/tenant_schema'

/** Exports. `scopes` are those of the requester: the file holds only visible fields. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('exports', (columns) => {
      columns.code('resource', 32).notNullable()
      columns.code('format', 16).notNullable()
      columns.json('filters').notNullable()
      columns.json('scopes').notNullable()
      columns.code('status', 16).notNullable()
      columns.whole('rows').unsigned().nullable()
      columns.table.bigInteger('file_size').unsigned().nullable()
      columns.text('error', 500).nullable()
      columns.uuid('created_by').nullable()
      columns.instant('finished_at').nullable()
      columns.instant('expires_at').nullable()
      columns.index('status', 'id')
    })
  }

  async down() {
    this.schema.dropTable('exports')
  }
}
