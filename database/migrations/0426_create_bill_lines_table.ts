import { TenantSchema } from '#database/tenant_schema'

/**
 * Lines of bills. `matched_quantity` are the units that had been received when the bill was posted,
 * `received_quantity` the present ones: returns lower it, later receipts raise it. `received_cost` is
 * the cost of the matched units at the price of the order, `received_total` their price with tax.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'bill_lines',
      (columns) => {
        columns.uuid('bill_id').notNullable()
        columns.uuid('line_id').notNullable()
        columns.table.smallint('position').unsigned().notNullable()
        columns.uuid('purchase_order_id').nullable()
        columns.uuid('purchase_order_line_id').nullable()
        columns.uuid('product_id').nullable()
        columns.uuid('category_id').nullable()
        columns.uuid('account_id').nullable()
        columns.uuid('cost_center_id').nullable()
        columns.text('description', 1000).nullable()
        columns.code('nature', 8).notNullable()
        columns.amount('quantity').notNullable()
        columns.text('unit', 32).nullable()
        columns.amount('unit_cost').notNullable()
        columns.percent('discount_rate').notNullable()
        columns.percent('tax_rate').notNullable()
        columns.flag('price_includes_tax').notNullable()
        columns.longText('taxes').nullable()
        columns.money('subtotal').notNullable()
        columns.money('discount').notNullable()
        columns.money('document_discount').notNullable().defaultTo(0)
        columns.money('tax').notNullable()
        columns.money('total').notNullable()
        columns.amount('matched_quantity').notNullable().defaultTo(0)
        columns.amount('received_quantity').notNullable().defaultTo(0)
        columns.money('received_cost').notNullable().defaultTo(0)
        columns.money('received_total').notNullable().defaultTo(0)
        columns.money('inventory_difference').notNullable().defaultTo(0)
        columns.money('sales_difference').notNullable().defaultTo(0)
        columns.amount('credited_quantity').notNullable().defaultTo(0)
        columns.money('credited_net').notNullable().defaultTo(0)
        columns.table.primary(['tenant_id', 'bill_id', 'position'])
        columns.index('purchase_order_id', 'purchase_order_line_id')
        columns.index('product_id')
        columns.index('category_id')
        columns.index('account_id')
        columns.index('cost_center_id')
        columns.refers('bill_id', 'bills')
        columns.refers('product_id', 'products')
        columns.refers('category_id', 'categories')
        columns.refers('account_id', 'accounts')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('bill_lines')
  }
}
