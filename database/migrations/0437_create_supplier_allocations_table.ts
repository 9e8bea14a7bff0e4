import { TenantSchema } from '#database/tenant_schema'

/**
 * Amounts that a payment or a credit note takes off a bill or an order from `date` on, until `voided_on`.
 * `amount` includes deductions and `withheld_amount`. `source_bill_id` is the bill of the credit note.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('supplier_allocations', (columns) => {
      columns.uuid('payment_id').nullable()
      columns.uuid('credit_note_id').nullable()
      columns.uuid('source_bill_id').nullable()
      columns.uuid('bill_id').nullable()
      columns.uuid('purchase_order_id').nullable()
      columns.uuid('moved_from_id').nullable()
      columns.money('amount').notNullable()
      columns.money('withheld_amount').notNullable().defaultTo(0)
      columns.day('date').notNullable()
      columns.day('voided_on').nullable()
      columns.index('payment_id', 'id')
      columns.index('credit_note_id', 'id')
      columns.index('source_bill_id', 'id')
      columns.index('bill_id', 'id')
      columns.index('purchase_order_id', 'id')
      columns.index('moved_from_id', 'id')
      columns.refers('payment_id', 'supplier_payments')
      columns.refers('credit_note_id', 'supplier_credit_notes')
      columns.refers('bill_id', 'bills')
      columns.refers('purchase_order_id', 'purchase_orders')
    })
  }

  async down() {
    this.schema.dropTable('supplier_allocations')
  }
}
