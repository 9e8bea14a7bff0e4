import { TenantSchema } from '#database/tenant_schema'

/**
 * Mails of documents, one row for each that was asked for, written with its job. `recipients`,
 * `cc` and `attachments` are JSON lists; `period` is that of a statement.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('document_deliveries', (columns) => {
      columns.code('document', 32).notNullable()
      columns.uuid('document_id').notNullable()
      columns.json('recipients').notNullable()
      columns.json('cc').notNullable()
      columns.text('subject', 500).notNullable()
      columns.longText('message').nullable()
      columns.json('attachments').notNullable()
      columns.json('period').nullable()
      columns.code('status', 16).notNullable()
      columns.text('error', 500).nullable()
      columns.instant('sent_at').nullable()
      columns.uuid('created_by').nullable()
      columns.index('document_id', 'document', 'id')
      columns.index('document_id', 'updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('document_deliveries')
  }
}
