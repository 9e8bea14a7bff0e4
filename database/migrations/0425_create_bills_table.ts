import { TenantSchema } from '#database/tenant_schema'

const SETTLED = [
  'paid_amount',
  'credited_amount',
  'credit_received',
  'credit_given',
  'refunded_amount',
]

const METADATA = 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

/**
 * Bills of suppliers. `number_key` is the supplier's number as it is compared. `standing_key` is the
 * same of a bill that stands (with its day for a confirmed duplicate); null on drafts and void bills.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('bills', (columns) => {
      columns.table.bigInteger('internal_number').unsigned().nullable()
      columns.exact('number', 60).notNullable()
      columns.exact('number_key', 60).notNullable()
      columns.exact('standing_key', 80).nullable()
      columns.flag('confirm_duplicate').notNullable().defaultTo(0)
      columns.code('type', 16).notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('supplier_id').notNullable()
      columns.text('supplier_name').notNullable()
      columns.uuid('third_party_id').nullable()
      columns.uuid('related_bill_id').nullable()
      columns.uuid('purchase_order_id').nullable()
      columns.uuid('warehouse_id').nullable()
      columns.uuid('cost_center_id').nullable()
      columns.uuid('payment_terms_id').nullable()
      columns.day('date').notNullable()
      columns.day('posting_date').notNullable()
      columns.flag('posting_by_default').notNullable()
      columns.day('due_date').notNullable()
      columns.code('currency', 3).notNullable()
      columns.money('subtotal').notNullable()
      columns.money('discount_total').notNullable()
      columns.money('tax_total').notNullable()
      columns.money('total').notNullable()
      columns.money('withheld_total').notNullable().defaultTo(0)
      for (const column of SETTLED) columns.money(column).notNullable().defaultTo(0)
      columns.money('balance').notNullable()
      columns.longText('installments').nullable()
      columns.longText('discount').nullable()
      columns.longText('withholdings').nullable()
      columns.money('taken_total').notNullable().defaultTo(0)
      columns.longText('taken_withholdings').nullable()
      columns.code('receipt_posting', 8).nullable()
      columns.longText('mismatches').nullable()
      columns.text('accept_reason', 1000).nullable()
      columns.longText('notes').nullable()
      columns.instant('posted_at').nullable()
      columns.day('voided_on').nullable()
      columns.text('void_reason', 1000).nullable()
      columns.uuid('created_by').nullable()
      columns.exact('search_text', 700).notNullable()
      columns.exact('external_id', 128).nullable()
      columns.table.specificType('metadata', METADATA).nullable()
      columns.unique('internal_number')
      columns.unique('external_id')
      columns.table.unique(['tenant_id', 'supplier_id', 'standing_key'], {
        indexName: 'bills__number__unique',
      })
      columns.index('supplier_id', 'number_key')
      columns.index('supplier_id', 'id')
      columns.index('related_bill_id', 'id')
      columns.index('purchase_order_id', 'id')
      columns.index('number', 'id')
      columns.index('date', 'id')
      columns.index('due_date', 'id')
      columns.index('total', 'id')
      columns.index('balance', 'id')
      columns.index('updated_at', 'id')
      columns.refers('supplier_id', 'suppliers')
      columns.refers('third_party_id', 'third_parties')
      columns.refers('related_bill_id', 'bills')
      columns.refers('purchase_order_id', 'purchase_orders')
      columns.refers('warehouse_id', 'warehouses')
    })
  }

  async down() {
    this.schema.dropTable('bills')
  }
}
