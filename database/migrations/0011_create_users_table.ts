import { TenantSchema } from '#database/tenant_schema'

/** E-mail is unique on the whole platform, so that one log in finds its tenant. `token_version` ends all tokens at once. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('users', (columns) => {
      columns.text('email', 254).notNullable()
      columns.text('name').notNullable()
      columns.code('role', 32).nullable()
      columns.uuid('role_id').nullable()
      columns.text('password_hash').nullable()
      columns.flag('is_active').notNullable().defaultTo(1)
      columns.whole('token_version').unsigned().notNullable().defaultTo(1)
      columns.exact('search_text', 600).notNullable()
      columns.table.unique(['email'], { indexName: 'users__email__unique' })
      columns.refers('role_id', 'roles')
      columns.index('name', 'id')
      columns.index('role', 'id')
    })
  }

  async down() {
    this.schema.dropTable('users')
  }
}
