import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('ticket_comments', (columns) => {
      columns.uuid('ticket_id').notNullable()
      columns.longText('body').notNullable()
      columns.flag('internal').notNullable()
      columns.uuid('author_id').nullable()
      columns.text('author_name').notNullable()
      columns.refers('ticket_id', 'tickets')
      columns.index('ticket_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('ticket_comments')
  }
}
