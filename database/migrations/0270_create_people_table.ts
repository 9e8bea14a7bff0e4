import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * People who log in: one e-mail, one password and one second factor for all their companies. Rows of
 * `users` are their memberships. `token_version` revokes all tokens of a person at once.
 * `email_proved_at` is when a link that was mailed to them set the password.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('people', (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table
        .specificType('id', 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .primary()
      table
        .specificType('email', 'VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin')
        .notNullable()
        .unique({ indexName: 'people__email__unique' })
      table.string('password_hash').nullable()
      table.specificType('must_change_password', 'TINYINT(1)').notNullable().defaultTo(0)
      table.integer('token_version').unsigned().notNullable().defaultTo(0)
      table.specificType('totp_secret', 'VARBINARY(255)').nullable()
      table.specificType('totp_confirmed_at', 'DATETIME(3)').nullable()
      table.bigInteger('totp_last_step').nullable()
      table.specificType('email_proved_at', 'DATETIME(3)').nullable()
      table.specificType('last_tenant_id', 'INT UNSIGNED').nullable()
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.specificType('updated_at', 'DATETIME(3)').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('people')
  }
}
