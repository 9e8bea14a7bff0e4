import { TenantSchema } from '#database/tenant_schema'

/**
 * The chart of accounts. `is_group` follows the children: an account with children takes no
 * postings.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('accounts', (columns) => {
      columns.code('code', 32).notNullable()
      columns.text('name').notNullable()
      columns.code('type', 16).notNullable()
      columns.code('nature', 8).notNullable()
      columns.uuid('parent_id').nullable()
      columns.code('country_code', 2).nullable()
      columns.flag('is_contra').notNullable().defaultTo(0)
      columns.flag('is_group').notNullable().defaultTo(0)
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.exact('search_text', 300).notNullable()
      columns.unique('code')
      columns.index('name', 'id')
      columns.index('updated_at', 'id')
      columns.index('type', 'id')
      columns.index('parent_id', 'id')
      columns.refers('parent_id', 'accounts')
    })
  }

  async down() {
    this.schema.dropTable('accounts')
  }
}
