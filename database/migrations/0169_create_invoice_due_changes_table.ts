import { TenantSchema } from '#database/tenant_schema'

/**
 * Issued invoices that were given another due date: until when they were due before, for each
 * moment at which that changed. How late they were before is told by this, for the invoice itself
 * knows only its due date of now. Those that changed before there was this table stand with that
 * one.
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
