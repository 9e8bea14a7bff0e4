import { TenantSchema } from '#database/tenant_schema'

/**
 * Mails of sandboxes, which are kept and not sent. `source` is what the Message-ID is made of, so
 * that a repeated job keeps one mail. Rows are swept after 30 days.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('sandbox_mails', (columns) => {
      columns.code('source', 128).notNullable()
      columns.text('recipient').notNullable()
      columns.text('recipient_name').nullable()
      columns.text('reply_to').nullable()
      columns.text('subject', 1_000).notNullable()
      columns.longText('text_body').notNullable()
      columns.longText('html_body').nullable()
      columns.json('attachments').notNullable()
      columns.unique('source')
      columns.index('recipient', 'id')
      columns.index('created_at')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('sandbox_mails')
  }
}
