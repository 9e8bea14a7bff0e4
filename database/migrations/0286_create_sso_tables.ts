import { TenantSchema } from '#database/tenant_schema'

/**
 * Single sign-on of a company, its e-mail domains, and the ID tokens that were used. A domain
 * belongs to one company of the platform.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('sso_settings', (columns) => {
      columns.exact('issuer', 500).notNullable()
      columns.exact('client_id', 255).notNullable()
      columns.table.specificType('client_secret', 'VARBINARY(1100)').nullable()
      columns.code('role', 64).nullable()
      columns.uuid('role_id').nullable()
      columns.flag('create_users').notNullable()
      columns.flag('require_sso').notNullable()
      columns.table.unique(['tenant_id'], { indexName: 'sso_settings__tenant_id__unique' })
      columns.refers('role_id', 'roles')
    })

    this.createTenantTable(
      'sso_domains',
      (columns) => {
        columns.code('domain', 253).notNullable()
        columns.table.primary(['tenant_id', 'domain'])
        columns.table.unique(['domain'], { indexName: 'sso_domains__domain__unique' })
      },
      { bare: true }
    )

    this.schema.createTable('used_id_tokens', (table) => {
      table.engine('InnoDB')
      table
        .specificType('digest', 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .primary()
      table.specificType('expires_at', 'DATETIME(3)').notNullable()
      table.index(['expires_at'], 'used_id_tokens__expires_at')
    })
  }

  async down() {
    this.schema.dropTable('used_id_tokens')
    this.schema.dropTable('sso_domains')
    this.schema.dropTable('sso_settings')
  }
}
