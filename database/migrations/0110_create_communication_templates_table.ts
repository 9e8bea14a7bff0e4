import { TenantSchema } from '#database/tenant_schema'

/** The body is stored sanitised. A deleted template stays for the log, which names it. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'communication_templates',
      (columns) => {
        columns.code('event_type', 32).notNullable()
        columns.text('name').notNullable()
        columns.text('subject', 500).notNullable()
        columns.longText('body').notNullable()
        columns.whole('send_days_before').nullable()
        columns.flag('is_active').notNullable().defaultTo(1)
        columns.sortable('name', 'updated_at')
        columns.index('live', 'event_type', 'id')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('communication_templates')
  }
}
