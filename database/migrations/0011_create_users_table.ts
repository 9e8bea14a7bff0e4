import { TenantSchema } from '#database/tenant_schema'

/**
 * E-mail is unique on the platform among live users, so that one log in finds its tenant.
 * `token_version` revokes all tokens at once.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'users',
      (columns) => {
        columns.exact('email', 254).notNullable()
        columns.text('name').notNullable()
        columns.code('role', 32).nullable()
        columns.uuid('role_id').nullable()
        columns.text('password_hash').nullable()
        columns.flag('is_active').notNullable().defaultTo(1)
        columns.whole('token_version').unsigned().notNullable().defaultTo(1)
        columns.exact('search_text', 600).notNullable()
        columns.table.unique(['email', 'live'], { indexName: 'users__email__unique' })
        columns.refers('role_id', 'roles')
        columns.sortable('name', 'email')
        columns.index('role', 'id')
      },
      { soft: true }
    )
  }

  async down() {
    this.schema.dropTable('users')
  }
}
