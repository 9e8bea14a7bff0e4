import { TenantSchema } from '#database/tenant_schema'

/**
 * Money that goes back to a customer: of a payment that is not allocated, or of the credit of an
 * invoice (`source_invoice_id`) that a credit note gave.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('refunds', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('payment_id').nullable()
      columns.uuid('credit_note_id').nullable()
      columns.uuid('source_invoice_id').nullable()
      columns.uuid('customer_id').notNullable()
      columns.text('customer_name').notNullable()
      columns.day('date').notNullable()
      columns.money('amount').notNullable()
      columns.code('currency', 3).notNullable()
      columns.uuid('bank_account_id').nullable()
      columns.text('reference').nullable()
      columns.day('voided_on').nullable()
      columns.text('void_reason', 1000).nullable()
      columns.exact('search_text', 700).notNullable()
      columns.unique('number')
      columns.index('payment_id', 'id')
      columns.index('credit_note_id', 'id')
      columns.index('source_invoice_id', 'id')
      columns.index('customer_id', 'id')
      columns.index('date', 'id')
      columns.index('amount', 'id')
      columns.index('updated_at', 'id')
      columns.refers('payment_id', 'payments')
      columns.refers('credit_note_id', 'credit_notes')
      columns.refers('customer_id', 'customers')
      columns.refers('bank_account_id', 'bank_accounts')
    })
  }

  async down() {
    this.schema.dropTable('refunds')
  }
}
