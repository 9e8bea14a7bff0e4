import { TenantSchema } from '#database/tenant_schema'

/**
 * Applications of OAuth 2.1, the consents of people, and their tokens. A consent begins with a code
 * that is redeemed once. Only hashes of codes and tokens are stored.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.createTable('oauth_clients', (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table
        .specificType('id', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .primary()
      table.string('name', 200).notNullable()
      table.specificType('redirect_uris', 'MEDIUMTEXT').notNullable()
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.specificType('used_at', 'DATETIME(3)').nullable()
      table.index(['created_at'], 'oauth_clients__created_at')
    })

    this.createTenantTable('oauth_grants', (columns) => {
      columns.uuid('user_id').notNullable()
      columns.uuid('client_id').notNullable()
      columns.text('client_name', 200).notNullable()
      columns.exact('redirect_uri', 2000).notNullable()
      columns.code('access', 8).notNullable()
      columns.whole('token_version').notNullable()
      columns.code('code_hash', 64).notNullable()
      columns.code('code_challenge', 64).notNullable()
      columns.instant('code_expires_at').notNullable()
      columns.instant('code_used_at').nullable()
      columns.instant('expires_at').notNullable()
      columns.instant('last_used_at').nullable()
      columns.instant('ended_at').nullable()
      columns.table.unique(['code_hash'], { indexName: 'oauth_grants__code_hash__unique' })
      columns.refers('user_id', 'users')
    })

    this.createTenantTable('oauth_tokens', (columns) => {
      columns.uuid('grant_id').notNullable()
      columns.code('kind', 8).notNullable()
      columns.code('token_hash', 64).notNullable()
      columns.instant('expires_at').notNullable()
      columns.instant('used_at').nullable()
      columns.table.unique(['token_hash'], { indexName: 'oauth_tokens__token_hash__unique' })
      columns.refers('grant_id', 'oauth_grants')
    })
  }

  async down() {
    this.schema.dropTable('oauth_tokens')
    this.schema.dropTable('oauth_grants')
    this.schema.dropTable('oauth_clients')
  }
}
