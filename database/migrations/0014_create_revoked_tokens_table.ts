import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Tokens that were logged out before their time. Rows are swept once the token would have expired
 * anyway.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('revoked_tokens', (table) => {
      table.engine('InnoDB')
      table
        .specificType('jti', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .primary()
      table.specificType('expires_at', 'DATETIME(3)').notNullable()
      table.index(['expires_at'], 'revoked_tokens__expires_at')
    })
  }

  async down() {
    this.schema.dropTable('revoked_tokens')
  }
}
