import { TenantSchema } from '#database/tenant_schema'

/**
 * Expenses; `expense_account_id` is the account of the posting, whatever the settings say later.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('expenses', (columns) => {
      columns.uuid('supplier_id').nullable()
      columns.uuid('category_id').nullable()
      columns.text('description', 1000).notNullable()
      columns.money('amount').notNullable()
      columns.uuid('payment_account_id').notNullable()
      columns.uuid('expense_account_id').notNullable()
      columns.day('expense_date').notNullable()
      columns.text('attachment_url', 2048).nullable()
      columns.code('status', 8).notNullable()
      columns.index('expense_date', 'id')
      columns.index('amount', 'id')
      columns.index('updated_at', 'id')
      columns.index('supplier_id', 'id')
      columns.index('category_id', 'id')
      columns.refers('category_id', 'categories')
      columns.refers('payment_account_id', 'accounts')
      columns.refers('expense_account_id', 'accounts')
    })
  }

  async down() {
    this.schema.dropTable('expenses')
  }
}
