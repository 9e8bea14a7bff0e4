import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * Links of forgotten passwords, good once. `token_hash` is the SHA-256 of a token that is computed
 * from the id. Rows stay for the hour in which they count towards the limit of their person.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('password_resets', (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table.specificType('id', ID).notNullable().primary()
      table.specificType('person_id', ID).notNullable()
      table
        .specificType('token_hash', 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .unique({ indexName: 'password_resets__token_hash__unique' })
      table.specificType('used_at', 'DATETIME(3)').nullable()
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.specificType('expires_at', 'DATETIME(3)').notNullable()
      table.index(['person_id', 'created_at'], 'password_resets__person_id__created_at')
      table.index(['expires_at'], 'password_resets__expires_at')
    })
  }

  async down() {
    this.schema.dropTable('password_resets')
  }
}
