import { TenantSchema } from '#database/tenant_schema'

/**
 * Earlier due dates of issued invoices, for past agings. Older changes are unknown: those invoices
 * have their new due date.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'invoice_due_changes',
      (columns) => {
        columns.uuid('invoice_id').notNullable()
        columns.instant('changed_at').notNullable()
        columns.instant('due_before').notNullable()
        columns.table.primary(['tenant_id', 'invoice_id', 'changed_at'])
        columns.refers('invoice_id', 'invoices')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('invoice_due_changes')
  }
}
