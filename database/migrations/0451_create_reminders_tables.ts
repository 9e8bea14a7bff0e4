import { TenantSchema } from '#database/tenant_schema'

/**
 * One mail to a customer about instalments that are due. The unique key of the rows keeps a level
 * from being sent twice for an instalment. An invoice without instalments has position 1.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('reminders', (columns) => {
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.uuid('level_id').notNullable()
      columns.day('date').notNullable()
      columns.money('balance').notNullable()
      columns.money('charge').notNullable()
      columns.code('currency', 3).notNullable()
      columns.uuid('debit_note_id').nullable()
      columns.index('customer_id', 'date')
      columns.index('date', 'id')
      columns.index('updated_at', 'id')
      columns.refers('customer_id', 'customers')
      columns.refers('level_id', 'reminder_levels')
    })

    this.createTenantTable(
      'reminder_rows',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.whole('position').notNullable()
        columns.uuid('level_id').notNullable()
        columns.uuid('reminder_id').notNullable()
        columns.whole('after_days').notNullable()
        columns.day('due_date').notNullable()
        columns.whole('days').notNullable()
        columns.money('balance').notNullable()
        columns.money('charge').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'position', 'level_id'])
        columns.index('reminder_id')
        columns.refers('reminder_id', 'reminders')
        columns.refers('invoice_id', 'invoices')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('reminder_rows')
    this.schema.dropTable('reminders')
  }
}
