import { TenantSchema } from '#database/tenant_schema'

/**
 * Instalments of issued invoices as they were before a change, for past agings. An invoice that had
 * none has one row of position 0.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'invoice_installment_changes',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.instant('changed_at').notNullable()
        columns.whole('position').notNullable()
        columns.day('due_date').notNullable()
        columns.money('amount').notNullable()
        columns.money('later_amount').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'changed_at', 'position'])
        columns.refers('invoice_id', 'invoices')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('invoice_installment_changes')
  }
}
