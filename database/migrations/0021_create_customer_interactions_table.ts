import { TenantSchema } from '#database/tenant_schema'

export default class extends TenantSchema {
  async up() {
    this.createTenantTable('customer_interactions', (columns) => {
      columns.uuid('customer_id').notNullable()
      columns.code('type', 16).notNullable()
      columns.table.text('comment', 'mediumtext').notNullable()
      columns.day('next_action_date').nullable()
      columns.uuid('created_by').nullable()
      columns.refers('customer_id', 'customers')
      columns.index('customer_id', 'id')
    })
  }

  async down() {
    this.schema.dropTable('customer_interactions')
  }
}
