import { TenantSchema } from '#database/tenant_schema'

/**
 * Recurring invoices, expenses, entries and bills: the document as a request has it, and its rhythm. The
 * document is JSON in `template`; columns repeat the fields by which lists are filtered. `due_on` is the day
 * on which the worker looks at it next, null while it has nothing to do. `recurring_templates__due` finds the
 * due ones of all tenants.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('recurring_templates', (columns) => {
      columns.code('kind', 16).notNullable()
      columns.code('status', 16).notNullable()
      columns.uuid('customer_id').nullable()
      columns.uuid('supplier_id').nullable()
      columns.exact('number', 64).nullable()
      columns.exact('reference', 255).nullable()
      columns.longText('template').notNullable()
      columns.whole('every').unsigned().notNullable()
      columns.code('unit', 8).notNullable()
      columns.day('start_date').notNullable()
      columns.day('end_date').nullable()
      columns.whole('occurrences').unsigned().nullable()
      columns.code('mode', 8).notNullable()
      columns.code('catch_up', 8).notNullable()
      columns.code('prices', 8).notNullable()
      columns.flag('send').notNullable()
      columns.day('next_date').nullable()
      columns.day('due_on').nullable()
      columns.whole('made').unsigned().notNullable().defaultTo(0)
      columns.whole('failed').unsigned().notNullable().defaultTo(0)
      columns.index('customer_id', 'id')
      columns.index('supplier_id', 'id')
      columns.index('number', 'id')
      columns.index('reference', 'id')
      columns.index('kind', 'status', 'id')
      columns.index('next_date', 'id')
      columns.index('updated_at', 'id')
      columns.table.index(['due_on', 'tenant_id'], 'recurring_templates__due')
      columns.refers('customer_id', 'customers')
      columns.refers('supplier_id', 'suppliers')
    })
  }

  async down() {
    this.schema.dropTable('recurring_templates')
  }
}
