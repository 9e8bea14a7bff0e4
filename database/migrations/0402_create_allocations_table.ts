import { TenantSchema } from '#database/tenant_schema'

/**
 * Amounts that a payment or a credit note takes off an invoice from `date` on, until `voided_on`. `amount`
 * includes deductions and `withheld_amount`. `source_invoice_id` is the invoice of the credit note.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('allocations', (columns) => {
      columns.uuid('payment_id').nullable()
      columns.uuid('credit_note_id').nullable()
      columns.uuid('source_invoice_id').nullable()
      columns.uuid('invoice_id').notNullable()
      columns.money('amount').notNullable()
      columns.money('withheld_amount').notNullable().defaultTo(0)
      columns.day('date').notNullable()
      columns.day('voided_on').nullable()
      columns.index('payment_id', 'id')
      columns.index('credit_note_id', 'id')
      columns.index('source_invoice_id', 'id')
      columns.index('invoice_id', 'id')
      columns.refers('payment_id', 'payments')
      columns.refers('credit_note_id', 'credit_notes')
      columns.refers('invoice_id', 'invoices')
    })
  }

  async down() {
    this.schema.dropTable('allocations')
  }
}
