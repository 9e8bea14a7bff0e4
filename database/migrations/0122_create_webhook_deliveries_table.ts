import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('webhook_deliveries', (columns) => {
      columns.uuid('webhook_id').notNullable()
      columns.uuid('message_id').notNullable()
      columns.code('type').notNullable()
      columns.code('status', 16).notNullable()
      columns.whole('attempts').unsigned().notNullable().defaultTo(0)
      columns.whole('response_status').unsigned().nullable()
      columns.text('response_body', 1000).nullable()
      columns.text('error', 500).nullable()
      columns.whole('duration_ms').unsigned().nullable()
      columns.instant('delivered_at').nullable()
      columns.unique('webhook_id', 'message_id')
      columns.refers('webhook_id', 'webhooks')
      columns.refers('message_id', 'webhook_messages')
      columns.index('webhook_id', 'status', 'id')
      columns.index('webhook_id', 'id')
      columns.index('status', 'webhook_id')
    })
  }

  async down() {
    this.schema.dropTable('webhook_deliveries')
  }
}
