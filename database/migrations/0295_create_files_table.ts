import { TenantSchema } from '#database/tenant_schema'

/**
 * Stored files; their bytes are on the drive under the id. `unattached_at` is when the last
 * attachment ended, at first the creation. `purpose` separates attachments from logos.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('files', (columns) => {
      columns.text('name').notNullable()
      columns.code('type', 96).notNullable()
      columns.whole('size').unsigned().notNullable()
      columns.code('sha_256', 64).notNullable()
      columns.code('purpose', 16).notNullable()
      columns.uuid('created_by').nullable()
      columns.instant('unattached_at').notNullable()
      columns.index('name', 'id')
      columns.index('size')
      columns.index('purpose', 'unattached_at')
    })
  }

  async down() {
    this.schema.dropTable('files')
  }
}
