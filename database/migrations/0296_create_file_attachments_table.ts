import { TenantSchema } from '#database/tenant_schema'

/**
 * Files of records. `resource` is the record's table. `field` is the record's field that names the
 * file, such as `attachmentUrl`; it is empty for files that were attached by themselves.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'file_attachments',
      (columns) => {
        columns.code('resource', 32).notNullable()
        columns.uuid('record_id').notNullable()
        columns.uuid('file_id').notNullable()
        columns.code('field', 32).notNullable()
        columns.uuid('created_by').nullable()
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'resource', 'record_id', 'file_id', 'field'])
        columns.index('file_id')
        columns.refers('file_id', 'files')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('file_attachments')
  }
}
