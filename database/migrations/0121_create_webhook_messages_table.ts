import { TenantSchema } from '#database/tenant_schema'

/**
 * Events, written in their transaction. `payload` is stored before the first attempt and signed as
 * it is.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'webhook_messages',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.code('type').notNullable()
        columns.json('subject').notNullable()
        columns.longText('payload').nullable()
        columns.flag('is_divided').notNullable().defaultTo(0)
        columns.instant('created_at').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('is_divided', 'id')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('webhook_messages')
  }
}
