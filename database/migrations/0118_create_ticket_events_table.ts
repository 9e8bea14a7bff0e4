import { TenantSchema } from '#database/tenant_schema'

/** The history of a ticket, append-only. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('ticket_events', (columns) => {
      columns.uuid('ticket_id').notNullable()
      columns.code('action', 16).notNullable()
      columns.text('from', 64).nullable()
      columns.text('to', 64).nullable()
      columns.text('note').nullable()
      columns.uuid('actor_id').nullable()
      columns.text('actor_name').notNullable()
      columns.refers('ticket_id', 'tickets')
      columns.index('ticket_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('ticket_events')
  }
}
