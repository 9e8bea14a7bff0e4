import { TenantSchema } from '#database/tenant_schema'

/** Money that a supplier gives back: of an advance, or of the credit that a credit note left. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('supplier_refunds', (columns) => {
      columns.table.bigInteger('number').unsigned().notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('payment_id').nullable()
      columns.uuid('credit_note_id').nullable()
      columns.uuid('source_bill_id').nullable()
      columns.uuid('supplier_id').notNullable()
      columns.text('supplier_name').notNullable()
      columns.day('date').notNullable()
      columns.money('amount').notNullable()
      columns.code('currency', 3).notNullable()
      columns.uuid('bank_account_id').nullable()
      columns.text('reference').nullable()
      columns.day('voided_on').nullable()
      columns.text('void_reason', 1000).nullable()
      columns.unique('number')
      columns.index('payment_id', 'id')
      columns.index('credit_note_id', 'id')
      columns.index('source_bill_id', 'id')
      columns.index('supplier_id', 'id')
      columns.index('date', 'id')
      columns.index('amount', 'id')
      columns.index('reference')
      columns.index('updated_at', 'id')
      columns.refers('payment_id', 'supplier_payments')
      columns.refers('credit_note_id', 'supplier_credit_notes')
      columns.refers('supplier_id', 'suppliers')
      columns.refers('bank_account_id', 'bank_accounts')
    })
  }

  async down() {
    this.schema.dropTable('supplier_refunds')
  }
}
