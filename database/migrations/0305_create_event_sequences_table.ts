import { TenantSchema } from '#database/tenant_schema'

/** The number of each tenant's last published event; its row is the lock of those who publish. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'event_sequences',
      (columns) => {
        columns.table.bigInteger('last').unsigned().notNullable()
        columns.table.primary(['tenant_id'])
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('event_sequences')
  }
}
