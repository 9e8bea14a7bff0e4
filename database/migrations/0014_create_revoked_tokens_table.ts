import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tokens revoked before their end. Rows are swept after it. */
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
