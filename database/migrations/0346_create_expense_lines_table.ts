import { TenantSchema } from '#database/tenant_schema'

/** Lines of expenses. Older expenses have none: their amount is one line without tax. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'expense_lines',
      (columns) => {
        columns.uuid('expense_id').notNullable()
        columns.uuid('line_id').notNullable()
        columns.table.smallint('position').unsigned().notNullable()
        columns.uuid('category_id').nullable()
        columns.uuid('account_id').notNullable()
        columns.uuid('cost_center_id').nullable()
        columns.text('description', 1000).nullable()
        columns.code('nature', 8).notNullable()
        columns.money('net').notNullable()
        columns.money('tax').notNullable()
        columns.money('total').notNullable()
        columns.percent('tax_rate').notNullable()
        columns.flag('price_includes_tax').notNullable()
        columns.longText('taxes').nullable()
        columns.table.primary(['tenant_id', 'expense_id', 'position'])
        columns.index('category_id')
        columns.index('account_id')
        columns.index('cost_center_id')
        columns.refers('expense_id', 'expenses')
        columns.refers('category_id', 'categories')
        columns.refers('account_id', 'accounts')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('expense_lines')
  }
}
